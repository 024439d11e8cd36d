// DokuWiki and MediaWiki, as Debian's packages have them, unpacked under WIKIS and never installed: with nothing set but what
// each needs to run, and all that they write in a folder that goes away.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Both wikis by the names of their forms: `page` makes HTML of marks, `saved` gives back what a save has left of them. */
export function wikis() {
  const packages = process.env.WIKIS;
  const root = mkdtempSync(join(tmpdir(), 'refrain wikis '));
  const php = (folder, script, input, ...options) =>
    execFileSync('php', [script, ...options], { cwd: folder, input, encoding: 'utf8', env: { ...process.env, HOME: root }, stdio: ['pipe', 'pipe', 'ignore'] });

  const doku = join(root, 'dokuwiki');
  const part = (from, to) => cpSync(join(packages, from), join(doku, to), { recursive: true, force: true, filter: (path) => !/\.htaccess$|\/lib\/(plugins|tpl)$|\.auth\.php$/.test(path) || path.includes('/var/') });
  part('usr/share/dokuwiki', '.');
  part('var/lib/dokuwiki/lib/plugins', 'lib/plugins');
  part('var/lib/dokuwiki/lib/tpl', 'lib/tpl');
  part('var/lib/dokuwiki/data', 'data');
  part('etc/dokuwiki', 'conf');
  // Debian keeps the settings and the libraries elsewhere.
  rmSync(join(doku, 'inc/preload.php'), { force: true });
  const libraries = join(doku, 'vendor/composer/autoload_static.php');
  writeFileSync(libraries, readFileSync(libraries, 'utf8').replaceAll("'/usr/share/", `'${packages}/usr/share/`));
  writeFileSync(join(doku, 'conf/local.php'), "<?php $conf['savedir'] = './data'; $conf['useacl'] = 0;\n");

  const media = join(packages, 'usr/share/mediawiki/maintenance');
  const settings = ['--conf', join(root, 'LocalSettings.php')];
  php(media, 'install.php', '', '--dbtype', 'sqlite', '--dbpath', root, '--dbname', 'wiki', '--server', 'http://127.0.0.1', '--scriptpath', '', '--confpath', root, '--pass', 'a word for one try', 'Wiki', 'Admin');

  return {
    dokuwiki: {
      page: (marks) => php(doku, 'bin/render.php', marks),
      saved(marks) {
        php(doku, 'bin/dwpage.php', '', 'commit', '-m', 'try', written(root, marks), 'try');
        return readFileSync(join(doku, 'data/pages/try.txt'), 'utf8');
      },
    },
    mediawiki: {
      page: (marks) => php(media, 'parse.php', marks, ...settings),
      saved(marks) {
        php(media, 'edit.php', marks, ...settings, 'Try');
        return php(media, 'getText.php', '', ...settings, 'Try');
      },
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

function written(root, marks) {
  const file = join(root, 'page.txt');
  writeFileSync(file, marks);
  return file;
}
