// Prints the ruling on a case file, as a bot would post it. First `./script/js`, then:
//   node examples/bot/bot.mjs tests/scenarios/lotr-tcg/loop/ten_to_the_hundredth_agreed.json [form] [en|fr]
import { readFileSync } from 'node:fs';
import refrain from '../../target/js/node/refrain.js';

const [file, form = 'discord', lang = 'en'] = process.argv.slice(2);
if (!file) {
  console.error('usage: node bot.mjs CASE.json [text|markdown|reddit|discord|bbcode|mediawiki|dokuwiki] [en|fr]');
  process.exit(2);
}
try {
  const text = readFileSync(file, 'utf8');
  process.stdout.write(refrain.exportText(text, form, lang));
} catch (error) {
  console.error(`${file}: ${error.message}`);
  process.exit(2);
}
