# Shared by the scripts (sourced): the tools the build needs, each installed when it is missing.
# Cargo tools go into a cache of our own, one folder for each version; a tool the person has is
# never replaced, and is used when it has exactly the right version.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
cd "$root"
cache="${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/refrain-tools"
trunk_version=0.21.14
# Trunk's command line reads NO_COLOR as a boolean and refuses NO_COLOR=1.
unset NO_COLOR
# A log wants errors and warnings, not the name of every library.
[ -t 2 ] || export CARGO_TERM_QUIET=true
# rustup puts cargo here; a bare shell may not have it on its PATH.
command -v cargo >/dev/null || PATH="${CARGO_HOME:-${HOME:-/root}/.cargo}/bin:$PATH"

die() { # one clear line, and stop
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

mkdir -p "$cache" 2>/dev/null || die "cannot write to $cache; set XDG_CACHE_HOME to a folder that can be written"

# Runs a command while holding a lock, so that two runs at once neither do a thing twice nor
# break each other. Where there is no flock (it is part of Debian's base), runs it all the same:
# what is installed is moved into place whole.
locked() {
  local file="$1"
  shift
  mkdir -p "$(dirname "$file")" || die "cannot write to $(dirname "$file")"
  if ! has flock; then "$@"; return; fi
  (
    if ! flock -n 9; then
      echo "  waiting for another run that is at the same work"
      flock 9
    fi
    "$@"
  ) 9>>"$file"
}

# Needs a Debian package for a command, as root; else says what to do.
debian_package() { # command, package, about how long
  [ "$(id -u)" = 0 ] && has apt-get || die "$1 is missing; install it (on Debian: sudo apt-get install $2)"
  echo "  installing Debian's $2 (about $3)"
  local log="$cache/apt-$2.log"
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update && apt-get install -y --no-install-recommends "$2"; } >"$log" 2>&1 </dev/null \
    || die "could not install Debian's $2: $(grep -m1 '^E:' "$log" || tail -n1 "$log")"
}

need_rust() {
  has cargo && has rustc || die "Rust is missing; install it from https://rustup.rs (a stable toolchain) and try again"
  local have wanted
  have="$(rustc --version 2>/dev/null | awk '{print $2; exit}')"
  [ -n "$have" ] && cargo --version >/dev/null 2>&1 || die "Rust does not run: $(cargo --version 2>&1 | head -n1)"
  # Said now, and not after minutes of compiling tools.
  wanted="$(awk -F'"' '/^rust-version/ {print $2; exit}' Cargo.toml)"
  [ "$(printf '%s\n%s\n' "$wanted" "$have" | sort -V | head -n1)" = "$wanted" ] \
    || die "Rust $have is too old; Refrain needs $wanted or newer (rustup update stable)"
}

# rustup's small profile comes without these two.
need_rust_component() { # rustfmt or clippy, cargo's command for it
  ! cargo "$2" --version >/dev/null 2>&1 || return 0
  has rustup || die "$1 is missing; install it with your Rust"
  echo "  installing the Rust component $1 (about 10 s)"
  rustup -q component add "$1" >/dev/null 2>"$cache/$1.log" \
    || die "rustup could not add $1: $(grep -m1 '^error' "$cache/$1.log" || tail -n1 "$cache/$1.log")"
}

need_node() {
  has node || die "Node is missing; install Node 20 or newer (with npm) and try again"
  local major
  major="$(node -p 'process.versions.node.split(".")[0]')"
  [ "$major" -ge 20 ] || die "Node $major is too old; install Node 20 or newer"
}

need_wasm_target() {
  local lib
  lib="$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)" || lib=
  [ -n "$lib" ] && [ -d "$lib" ] && return
  local instead="without rustup, Debian's rust-web packages can build it (apt-get install rustc-web cargo-web rust-web-src lld)"
  has rustup || die "Rust has no target wasm32-unknown-unknown and there is no rustup to add it; $instead"
  echo "  installing the Rust target wasm32-unknown-unknown (about 10 s)"
  locked "$cache/target.lock" rustup -q target add wasm32-unknown-unknown >/dev/null 2>"$cache/target.log" \
    || die "rustup could not add wasm32-unknown-unknown: $(grep -m1 '^error' "$cache/target.log" || tail -n1 "$cache/target.log"); $instead"
}

# A quiet sign of life for a long compilation: cargo's lines in, one short line now and then out.
compiled_so_far() {
  local verb rest count=0
  while read -r verb rest; do
    [ "$verb" = Compiling ] || continue
    count=$((count + 1))
    [ $((count % 50)) -ne 0 ] || echo "    $count crates so far"
  done
}

build_tool() { # folder, package, version, how much to optimise, then what else cargo install wants
  local folder="$1" package="$2" version="$3" level="$4" work="$cache/.build-$2-$3" log="$cache/$2-$3.log"
  shift 4
  [ ! -x "$folder/bin/${package%-cli}" ] || return 0 # another run was quicker
  # Quick to build matters more than quick to run. The project's own settings stay outside, hence
  # the other folder; so do a person's settings that would put the result elsewhere. What is
  # compiled stays until the end, so that an interrupted run need not begin again.
  (
    cd "$cache"
    unset CARGO_BUILD_TARGET RUSTFLAGS CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_RUSTFLAGS
    export CARGO_TERM_QUIET=false CARGO_TARGET_DIR="$work/target" CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
    export CARGO_PROFILE_RELEASE_OPT_LEVEL="$level" CARGO_PROFILE_RELEASE_STRIP=true
    cargo install "$package" --version "=$version" --root "$work/root" --no-track --force "$@" </dev/null 2>&1
  ) | tee "$log" | compiled_so_far \
    || die "could not install $package $version: $(grep -m1 '^error' "$log" || tail -n1 "$log") (all of it is in $log)"
  rm -rf "$folder"
  mv "$work/root" "$folder" # at once whole, for a run that looks just now
  rm -rf "$work"
}

# Puts a cargo-built tool of exactly this version on the PATH.
need_cargo_tool() { # package, version, about how long, how much to optimise, then what else cargo install wants
  local package="$1" version="$2" time="$3" level="$4" name="${1%-cli}" folder started
  shift 4
  if has "$name" && [ "$("$name" --version 2>/dev/null | awk '{print $2; exit}')" = "$version" ]; then return; fi
  folder="$cache/$name-$version"
  if [ ! -x "$folder/bin/$name" ]; then
    has cc || debian_package cc gcc "20 s"
    echo "  installing $package $version into ${folder/#${HOME:-/root}\//\~/} (about $time, once)"
    started=$SECONDS
    locked "$folder.lock" build_tool "$folder" "$package" "$version" "$level" "$@" || exit 1
    echo "  $package $version is there after $((SECONDS - started)) s"
  fi
  PATH="$folder/bin:$PATH"
}

install_node_modules() {
  ! cmp -s package-lock.json node_modules/.installed-lock || return 0 # another run was quicker
  local log="$cache/npm.log"
  npm ci --ignore-scripts --no-audit --no-fund </dev/null >"$log" 2>&1 \
    || die "npm could not install the development packages: $(grep -m1 -E 'npm (error|ERR!)' "$log" || tail -n1 "$log") (all of it is in $log)"
  cp package-lock.json node_modules/.installed-lock
}

# The development packages, again only when package-lock.json has changed.
need_node_modules() {
  cmp -s package-lock.json node_modules/.installed-lock && return
  has npm || die "npm is missing; install it (on Debian: sudo apt-get install npm) and try again"
  echo "  installing the npm packages of package-lock.json into node_modules (about 10 s)"
  locked "$cache/npm.lock" install_node_modules || exit 1
}

# All that building the page needs.
need_page_tools() {
  need_rust
  need_node
  need_wasm_target
  need_cargo_tool trunk "$trunk_version" "5 minutes" 0 --locked --no-default-features --features rustls
  # Not --locked: a version its own lock file names is not in every registry. The version must be
  # equal to the library's, byte for byte of its format.
  need_cargo_tool wasm-bindgen-cli "$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/"/, "", $3); print $3; exit }' Cargo.lock)" "2 minutes" 1
  # wasm-opt and the minifier.
  need_node_modules
  PATH="$root/node_modules/.bin:$PATH"
  export PATH
}

# Chromium for the browser tests; its path is left in CHROME.
need_chromium() {
  local name
  if [ -n "${CHROME:-}" ]; then
    has "$CHROME" || die "CHROME is $CHROME, which cannot be run"
    return
  fi
  for attempt in first second; do
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
      if has "$name"; then
        CHROME="$(command -v "$name")"
        export CHROME
        return
      fi
    done
    [ "$attempt" = second ] || debian_package chromium chromium "1 minute"
  done
  die "Chromium was installed but is not on the PATH; set CHROME to it"
}

# An npm package that only a few runs want, in a folder of its own; its path is left in `installed`.
need_npm_package() { # package, version, about how long
  installed="$cache/$1-$2"
  [ ! -f "$installed/node_modules/$1/package.json" ] || return 0
  has npm || die "npm is missing; install it (on Debian: sudo apt-get install npm) and try again"
  echo "  installing $1 $2 (about $3, once)"
  rm -rf "$installed.new"
  mkdir -p "$installed.new"
  npm install --prefix "$installed.new" --ignore-scripts --no-audit --no-fund "$1@$2" </dev/null >"$cache/$1.log" 2>&1 \
    || die "npm could not install $1: $(grep -m1 -E 'npm (error|ERR!)' "$cache/$1.log" || tail -n1 "$cache/$1.log")"
  rm -rf "$installed"
  mv "$installed.new" "$installed"
}

# Firefox and Safari's engine, as Debian has them, and a display for the latter; and pandoc, which reads the wikis' pages.
need_engines() {
  has pandoc || debian_package pandoc pandoc "1 minute"
  has firefox-esr || debian_package firefox-esr firefox-esr "1 minute"
  has WebKitWebDriver || debian_package WebKitWebDriver webkit2gtk-driver "1 minute"
  has xvfb-run || debian_package xvfb-run xvfb "20 s"
  has xauth || debian_package xauth xauth "10 s"
  FIREFOX="$(command -v firefox-esr)"
  WEBKIT_DRIVER="$(command -v WebKitWebDriver)"
  WEBKIT="$(find /usr/lib -path '*webkit2gtk-4*' -name MiniBrowser -type f 2>/dev/null | sort | tail -n1)"
  [ -n "$WEBKIT" ] || die "WebKitGTK's MiniBrowser is not under /usr/lib"
  need_npm_package puppeteer-core 24.43.1 "20 s"
  PUPPETEER="$installed"
  export FIREFOX WEBKIT WEBKIT_DRIVER PUPPETEER
}

php_has() { # an extension's name, or cli
  has php && php -r 'exit($argv[1] === "cli" || extension_loaded($argv[1]) ? 0 : 1);' "$1"
}

unpack_wikis() { # folder
  [ ! -d "$1" ] || return 0 # another run was quicker
  has apt-get && has dpkg || die "the wikis are unpacked from Debian's packages, and there is no apt-get here"
  echo "  unpacking Debian's DokuWiki and MediaWiki into ${1/#${HOME:-/root}\//~/} (about 1 minute, once)"
  rm -rf "$1.new"
  mkdir -p "$1.new"
  (
    cd "$1.new"
    apt-get update && apt-get download dokuwiki mediawiki mediawiki-classes php-geshi php-phpseclib
    for package in *.deb; do dpkg -x "$package" .; done
    rm -- *.deb
  ) >"$cache/wikis.log" 2>&1 </dev/null \
    || die "could not unpack the wikis: $(grep -m1 '^E:' "$cache/wikis.log" || tail -n1 "$cache/wikis.log")"
  mv "$1.new" "$1"
}

# DokuWiki and MediaWiki, unpacked into the cache and not installed, since they would bring a web server along; and what
# runs them. Their folder is left in WIKIS.
need_wikis() {
  local part
  for part in cli sqlite3 xml mbstring intl; do
    php_has "$part" || debian_package "PHP's $part" "php-$part" "20 s"
  done
  WIKIS="$cache/wikis"
  locked "$WIKIS.lock" unpack_wikis "$WIKIS" || exit 1
  export WIKIS
}

build_page_alone() {
  # Trunk's --offline reaches cargo too, so what is missing has to be fetched before.
  cargo fetch --locked --quiet </dev/null \
    || die "cargo could not fetch the libraries of Cargo.lock"
  # Only errors in the log: it warns, every time, that it cannot shrink the JS of wasm-bindgen.
  # --offline: without it a tool of the wrong version would be fetched from elsewhere unasked.
  # What the engine writes for the page: the first example, solved, and the pages of rules.
  CARGO_PROFILE_DEV_DEBUG=0 cargo build --locked --quiet --bin refrain </dev/null || die "the command line does not build"
  local refrain="${CARGO_TARGET_DIR:-target}/debug/refrain"
  mkdir -p target/page
  "$refrain" opening >target/page/opening.html
  RUST_BACKTRACE=0 trunk --color never --log error build --release --offline --locked --dist "$root/dist" </dev/null || die "the page does not build"
  "$refrain" pages "$root/dist" >/dev/null || die "the pages of rules could not be written"
}

# The release build of the page, in dist/.
build_page() {
  locked "$root/.cache/build.lock" build_page_alone || exit 1
}

# The engine as a JavaScript module, in target/js.
build_module() { # profile (web, or dev for a quick one), then the forms: node, web
  local profile="$1" form target kind folder="$1" quick=
  shift
  [ "$profile" != dev ] || folder=debug quick='"quick": true, '
  CARGO_PROFILE_DEV_DEBUG=0 cargo build --locked --quiet --profile "$profile" --features js-api --target wasm32-unknown-unknown --bin js </dev/null \
    || die "the JavaScript module does not build"
  for form in "$@"; do
    target=nodejs
    [ "$form" = node ] || target=web
    rm -rf "target/js/$form"
    wasm-bindgen --target "$target" --no-typescript --out-name refrain --out-dir "target/js/$form" \
      "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/$folder/js.wasm"
    [ "$profile" = dev ] || wasm-opt -Oz "target/js/$form/refrain_bg.wasm" -o "target/js/$form/refrain_bg.wasm"
    cp src/bin/js/refrain.d.ts "target/js/$form/"
    [ "$form" = node ] || cp src/bin/js/mount.js src/bin/js/mount.d.ts target/js/web/
    # Without this, Node would take the module for one of the project's own kind.
    kind=module
    [ "$form" = web ] || kind=commonjs
    # Whoever measures the module has to know that a quick build is not the one that counts.
    printf '{ %s"name": "refrain", "type": "%s", "main": "refrain.js", "types": "refrain.d.ts" }\n' "$quick" "$kind" >"target/js/$form/package.json"
  done
}
