import {
  cacheRules,
  contentTypes,
  defaultCache,
  hostHeaders,
  pageHeaders,
  speculationRulesPath,
  speculationRulesType,
} from '../headers.ts';
import { escapePattern, exact, pagesBelow, prefixes, spellings, target } from './moves.ts';

export type CaddyOptions = {
  /** Folder of the built site. */
  root: string;
  /** The site's domain, or an address with a port. */
  address: string;
  /** Files of certificate and key; without them Caddy gets its own. */
  certificate?: { file: string; key: string };
};

/** A site block for Caddy 2.6 or newer. */
export function caddyConfig({ root, address, certificate }: CaddyOptions): string {
  const kept = cacheRules.map(({ folder }) => `${folder}*`).join(' ');
  const { '.html': html, ...files } = contentTypes;
  return `# Generated from src/routes.ts and prerender/headers.ts by the build. Do not edit.
${address} {
${certificate ? `\ttls ${certificate.file} ${certificate.key}\n` : ''}	root * ${root}

	# Where an address has moved. The first line that fits wins.
	map {path} {moved_to} {moved_fragment} {
${pagesBelow.map((path) => `\t\t${quote(path)} "" ""`).join('\n')}
${[...spellings, ...exact].map(({ from, to }) => `\t\t${quote(from)} ${location(to)}`).join('\n')}
${prefixes.map(({ from, to }) => `\t\t~^${escapePattern(from)}/ ${location(to)}`).join('\n')}
		default "" ""
	}

	header {
${Object.entries(hostHeaders)
  .map(([name, value]) => `\t\t${name} ${quote(value)}`)
  .join('\n')}
		-Server
	}
	@revalidated not path ${kept}
	header @revalidated Cache-Control ${quote(defaultCache)}
${cacheRules.map(({ folder, value }) => `\theader ${folder}* Cache-Control ${quote(value)}`).join('\n')}
	# Caddy asks the system for types, and systems differ.
${Object.entries(files)
  .filter(([ending]) => ending !== '.json')
  .map(([ending, type]) => `\theader *${ending} Content-Type ${quote(type)}`)
  .join('\n')}
	header ${speculationRulesPath} Content-Type ${quote(speculationRulesType)}
	@page {
		not path ${kept} *.xml *.txt *.json *.svg *.pdf *.webmanifest
	}
${Object.entries(pageHeaders)
  .map(([name, value]) => `\theader @page ${name} \`${value}\``)
  .join('\n')}

	@writing not method GET HEAD
	handle @writing {
		header Allow "GET, HEAD"
		respond 405
	}

	@moved_with_query expression \`{moved_to} != "" && {query} != ""\`
	redir @moved_with_query {moved_to}?{query}{moved_fragment} 301
	@moved expression \`{moved_to} != ""\`
	redir @moved {moved_to}{moved_fragment} 301

	# Compressed copies and the files of other hosts have no address of their own.
	@hidden path *.br *.gz *.html /_headers /_redirects
	error @hidden 404

	try_files {path}.html {path}
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header Cache-Control ${quote(defaultCache)}
		header Content-Type ${quote(html ?? 'text/html')}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function location(to: string): string {
  const { address, fragment } = target(to);
  return `${quote(address)} ${quote(fragment)}`;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
