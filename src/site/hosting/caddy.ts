import { common, extensionsByType, otherType, type Place, places, types } from './headers.ts';

/** The rules for Caddy, as snippets to import into a site block. */
export function caddyfile(base: string): string {
  const [site, ...folders] = places;
  const bare = base.replace(/\/$/, '');
  const handles = [...folders, site!].map((place) => placeLines(base, place));
  return `# First Contact behind Caddy. Made by \`npm run hosting\` from src/site/hosting/headers.ts.
#
# In your Caddyfile:
#
#     import /srv/first-contact/Caddyfile
#     example.org {
#         root * /srv/first-contact/site
#         import first-contact
#     }
#
# Strict-Transport-Security is for the owner of the domain to add: it binds everything that is there.

(first-contact-files) {
${typeLines()}
	# The .br and .gz files beside the others. They are given only as what they hold.
	file_server {
		precompressed br gzip
		hide .* *.br *.gz
	}
}

(first-contact) {
	# In the order in which they stand here.
	route {
		@first-contact-method {
			path ${base}*
			not method GET HEAD
		}
		handle @first-contact-method {
			header Allow "GET, HEAD"
			respond 405
		}

		# \`/page\` is sent on to \`/page/\`.
${bare && `		redir ${bare} ${base} 301\n`}		@first-contact-folder {
			path ${base}*
			not path */
			file {path}/index.html
		}
		handle @first-contact-folder {
			route {
				@first-contact-query expression \`{http.request.uri.query} != ""\`
				redir @first-contact-query {path}/?{query} 301
				redir {path}/ 301
			}
		}

${handles.join('\n')}	}

	handle_errors {
		@first-contact-missing {
			path ${base}*
			expression \`{http.error.status_code} == 404\`
		}
		handle @first-contact-missing {
${headerLines({ ...site!, headers: { ...site!.headers, 'Content-Type': types.html! } })}
			rewrite * ${base}404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function placeLines(base: string, place: Place): string {
  return `		# ${place.why}
		handle ${base}${place.folder}* {
${headerLines(place)}
			import first-contact-files
		}
`;
}

function headerLines({ headers }: Place): string {
  const all = Object.entries({ ...common, ...headers });
  return all.map(([name, value]) => `			header ${name} "${value}"`).join('\n');
}

function typeLines(): string {
  const known = ['*/', ...Object.keys(types).map((name) => `*.${name}`)].join(' ');
  const other = `	@first-contact-other not path ${known}
	header @first-contact-other Content-Type "${otherType}"`;
  const lines = [...extensionsByType()].map(([type, names]) => {
    const matcher = `@first-contact-${names[0]}`;
    // A folder stands for its page.
    const paths = [...names.map((name) => `*.${name}`), ...(names.includes('html') ? ['*/'] : [])];
    return `	${matcher} path ${paths.join(' ')}\n	header ${matcher} Content-Type "${type}"`;
  });
  return [...lines, other].join('\n');
}
