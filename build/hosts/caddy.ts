import {
  cacheRules,
  contentTypes,
  defaultCache,
  hostHeaders,
  isForDocuments,
  pageHeaders,
  plainFolders,
  speculationRulesPath,
  speculationRulesType,
} from './headers.ts';
import {
  escapePattern,
  exact,
  lost,
  otherName,
  pages,
  prefixes,
  quote,
  spellings,
  target,
} from './moves.ts';

type CaddyOptions = {
  /** Folder of the built site. */
  root: string;
  /** The site's domain, or an address with a port. */
  address: string;
  /** Files of certificate and key; without them Caddy gets its own. */
  certificate?: { file: string; key: string };
  /** Sent with every answer. */
  headers?: Readonly<Record<string, string>>;
};

/** A site block for Caddy 2.6 or newer. */
export function caddyConfig({
  root,
  address,
  certificate,
  headers = hostHeaders,
}: CaddyOptions): string {
  const kept = cacheRules.map(({ start }) => `${start}*`).join(' ');
  const { '.html': html = '', ...others } = contentTypes;
  const types = [
    ...Object.entries(others).map(([ending, type]) => ({ address: `*${ending}`, type })),
    { address: speculationRulesPath, type: speculationRulesType },
  ];
  return `# Generated from src/routes.ts and build/hosts/headers.ts by the build. Do not edit.
${otherName(address)
  .map((name) => `${name} {\n\tredir https://${address}{uri} 301\n}\n`)
  .join('')}${address} {
${certificate ? `\ttls ${certificate.file} ${certificate.key}\n` : ''}	root * ${root}

	# Where an address has moved. The first line that fits wins.
	map {path} {moved_to} {moved_fragment} {
${pages.map((path) => `\t\t${quote(path)} "" ""`).join('\n')}
${[...spellings, ...exact].map(({ from, to }) => `\t\t${quote(from)} ${location(to)}`).join('\n')}
${pages.map((path) => `\t\t~(?i)^${escapePattern(path).replaceAll('/', '/+')}$ ${location(path)}`).join('\n')}
${prefixes.map(({ from, to }) => `\t\t~^${escapePattern(from)}/ ${location(to)}`).join('\n')}
		default "" ""
	}

	# Set at once, so that error pages carry them too.
	header {
${lines(headers, ([name]) => !isForDocuments(name))}
	}
	@document not path ${plainFolders.map((folder) => `${folder}*`).join(' ')}
	header @document {
${lines(headers, ([name]) => isForDocuments(name))}
	}
	@revalidated not path ${kept}
	header @revalidated Cache-Control ${quote(defaultCache)}
${cacheRules.map(({ start, value }) => `\theader ${start}* Cache-Control ${quote(value)}`).join('\n')}
	@page not path ${kept} *.xml *.txt *.js *.json *.svg *.pdf *.ics *.webmanifest
${Object.entries(pageHeaders)
  .map(([name, value]) => `\theader @page ${name} \`${value}\``)
  .join('\n')}
	header -Server
	header ?Vary Accept-Encoding

	# Set at the end, over the types that Caddy asks the system for: systems differ.
${types.map(typeLines).join('\n')}

	# In the order written, not in Caddy's own.
	route {
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		respond @writing 405

		@moved_with_query expression \`{moved_to} != "" && {query} != ""\`
		redir @moved_with_query {moved_to}?{query}{moved_fragment} 301
		@moved expression \`{moved_to} != ""\`
		redir @moved {moved_to}{moved_fragment} 301

		# No file can have such a name, and Caddy would call it its own fault.
		@impossible path_regexp [\\x00-\\x1f]|[^/]{256}
		error @impossible 404
		# Compressed copies and the files of other hosts have no address of their own.
		@hidden path *.br *.gz *.html /404 ${lost.map(({ under }) => `${under}/404`).join(' ')} /_headers /_redirects
		error @hidden 404

		try_files {path}.html {path}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header {
${lines(headers, ([name]) => isForDocuments(name))}
		}
		header Cache-Control ${quote(defaultCache)}
		header Content-Type ${quote(html)}
		# Whoever has the page already still needs to see it.
		request_header -If-None-Match
		request_header -If-Modified-Since
		request_header -Range
${lost.map(({ under, page }, index) => `\t\t@lost${index} path ${under} ${under}/*\n\t\trewrite @lost${index} ${page}`).join('\n')}
		@lost not path ${lost.map(({ page }) => page).join(' ')}
		rewrite @lost /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** The lines of some of the headers. */
function lines(
  headers: Readonly<Record<string, string>>,
  isWanted: (header: [name: string, value: string]) => boolean,
): string {
  return Object.entries(headers)
    .filter(isWanted)
    .map(([name, value]) => `\t\t${name} ${quote(value)}`)
    .join('\n');
}

function typeLines({ address, type }: { address: string; type: string }, index: number): string {
  return `\t@type${index} path ${address}
\theader @type${index} {
\t\tContent-Type ${quote(type)}
\t\tdefer
\t}`;
}

function location(to: string): string {
  const { address, fragment } = target(to);
  return `${quote(address)} ${quote(fragment)}`;
}
