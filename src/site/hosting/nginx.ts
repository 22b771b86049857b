import { common, extensionsByType, otherType, type Place, places } from './headers.ts';

/** The rules for nginx, as a file to include in a server block. */
export function nginxConf(base: string): string {
  const [site, ...folders] = places;
  const bare = base.replace(/\/$/, '');
  return `# First Contact behind nginx. Made by \`npm run hosting\` from src/site/hosting/headers.ts.
#
# In the server block of your host, beside its name, its port and its certificate:
#
#     root /srv/first-contact/site;
#     include /srv/first-contact/nginx.conf;
#
# Strict-Transport-Security is for the owner of the domain to add: it binds everything that is there.
${
  bare &&
  `
location = ${bare} {
    absolute_redirect off;
    return 301 ${base}$is_args$args;
}
`
}
location ${base} {
    types {
${typeLines()}
    }
    default_type ${otherType};
    charset utf-8;
    charset_types ${[...charsetTypes()].join(' ')};

    # \`/page\` is sent on to \`/page/\`, and what is missing or a folder without a page is answered
    # with the site's own page for that.
    index index.html;
    absolute_redirect off;
    error_page 403 404 =404 ${base}404.html;

    # The .br and .gz files beside the others. brotli_static needs a module: on Debian and Ubuntu it is
    # libnginx-mod-http-brotli-static. Without it take that line out.
    gzip_static on;
    gzip_vary on;
    brotli_static on;

    sendfile on;
    tcp_nopush on;
    server_tokens off;

    # What is asked for again and again is kept open: a new edition of a page is seen after ten seconds.
    open_file_cache max=4000 inactive=1m;
    open_file_cache_valid 10s;

    # ${site!.why}
${placeLines(site!, '    ')}
${folders
  .map(
    (place) => `
    # ${place.why}
    location ${base}${place.folder} {
${placeLines(place, '        ')}
    }
`,
  )
  .join('')}
    # Hidden files; certificates are asked for in .well-known. Compressed files only as what they hold.
    location ~ "/\\.(?!well-known/)|\\.(br|gz)$" {
        return 404;
    }
}
`;
}

/** What a place sends. A block with headers of its own has none of those around it, so each has all. */
function placeLines({ headers }: Place, indent: string): string {
  return [
    'if ($request_method !~ "^(GET|HEAD)$") {',
    '    add_header Allow "GET, HEAD" always;',
    '    return 405;',
    '}',
    ...Object.entries({ ...common, ...headers }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  ]
    .map((line) => indent + line)
    .join('\n');
}

/** nginx adds the charset by itself, where it is told to. */
const withoutCharset = (type: string) => type.replace(/; charset=utf-8$/, '');

function typeLines(): string {
  return [...extensionsByType()]
    .map(([type, names]) => `        ${withoutCharset(type)} ${names.join(' ')};`)
    .join('\n');
}

function charsetTypes(): Set<string> {
  const types = [...extensionsByType().keys()].filter((type) => type.endsWith('; charset=utf-8'));
  // It always does so for text/html.
  return new Set(types.map(withoutCharset).filter((type) => type !== 'text/html'));
}
