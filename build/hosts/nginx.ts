import {
  cacheRules,
  contentTypes,
  defaultCache,
  hostHeaders,
  isForDocuments,
  pageHeaders,
  plainFolders,
  policyHeader,
  speculationRulesPath,
  speculationRulesType,
  viewedFiles,
} from './headers.ts';
import {
  escapePattern,
  exact,
  lost,
  otherName,
  pages,
  pagesBelow,
  prefixes,
  quote,
  spellings,
  target,
} from './moves.ts';

type NginxOptions = {
  /** Folder of the built site. */
  root: string;
  domain: string;
  /** Files of the TLS certificate and its key. */
  secure: { certificate: string; key: string };
  /** Sent with every answer. */
  headers?: Readonly<Record<string, string>>;
  /** The file of the access log, without address, query or browser; there is no log by default. */
  log?: string;
  /** Whether nginx has the module `ngx_http_brotli_static_module`. */
  brotli: boolean;
  /** Addresses or ports to listen on, IPv4 and IPv6 unless told; plain HTTP only redirects. */
  listen?: { plain: readonly string[]; secure: readonly string[] };
};

/** Debian's own folder of nginx, where certbot proves that the domain is ours from the first day. */
const proofs = '/var/www/html';

/**
 * A configuration for nginx 1.18 or newer, to be included inside `http { … }`.
 *
 * Headers are at the server alone: a location that adds one of its own would lose all others.
 * Redirects go to constants, never to what was asked for, so no line break can get into a header.
 */
export function nginxConfig(options: NginxOptions): string {
  const { root, domain, secure, brotli, log, headers = hostHeaders } = options;
  const listen = options.listen ?? { plain: ['80', '[::]:80'], secure: ['443', '[::]:443'] };
  const names = [domain, ...otherName(domain)].join(' ');
  // Below `alert`, nginx writes the visitor's address into the error log.
  const errors = log ? `\n  error_log ${log} alert;` : '';
  const quiet = `  access_log off;${errors}`;
  const notes = log ? `  access_log ${log} without_persons;${errors}` : quiet;
  const strict = headers['Strict-Transport-Security'];
  const plain = `# Generated from src/routes.ts and build/hosts/headers.ts by the build. Do not edit.
server {
${listen.plain.map((place) => `  listen ${place};`).join('\n')}
  server_name ${names};
  server_tokens off;
${quiet}
  location /.well-known/acme-challenge/ {
    root ${proofs};
  }
  location / {
    return 301 https://${domain}$request_uri;
  }
}
`;
  const tls = `${listen.secure.map((place) => `  listen ${place} ssl http2;`).join('\n')}
  ssl_certificate ${secure.certificate};
  ssl_certificate_key ${secure.key};
  ssl_session_cache shared:site:10m;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;`;
  const others = otherName(domain).map(
    (name) => `
server {
${tls}
  server_name ${name};
${quiet}
${strict ? `  add_header Strict-Transport-Security ${quote(strict)} always;\n` : ''}  return 301 https://${domain}$request_uri;
}
`,
  );
  return `${plain}${others.join('')}
map_hash_bucket_size 256;
map_hash_max_size 65536;

# The address as it was asked for, without its query; $uri would be that of the file.
map $request_uri $asked_path {
  "~^(?<before_query>[^?]*)" $before_query;
}
log_format without_persons '$time_iso8601 $status $request_method $asked_path $bytes_sent';

# The address without the signs of a sentence at its end, written or of no width.
map $uri $without_signs {
  default $uri;
  "~^(?<before_signs>.*?)(?:[][\\s.,:;!?(){}<>'\\x22]|\\xC2[\\xA0\\xAB\\xBB]|\\xE2\\x80[\\x80-\\xBF]|\\xE2\\x81\\xA0|\\xEF\\xBB\\xBF)+$" $before_signs;
}

# Pages asked for with such signs, with capitals, which a map compares as small letters, or with two
# slashes, which are one in $uri.
map $request_uri $misspelt {
  default "";
  "~^[^?]*(//|[A-Z]|%[0-9]?[a-f]|%2[0-9](\\?|$)|[][.,:;!(){}'](\\?|$))" $without_signs;
}
map $misspelt $page_meant {
  default "";
${pages.map((path) => `  ${quote(path)} ${location(path)};`).join('\n')}
}

# Where an address has moved. Texts win over patterns.
map $uri $moved_below {
  default "";
${pagesBelow.map((path) => `  ${quote(path)} "";`).join('\n')}
${[...spellings, ...exact].map(({ from, to }) => `  ${quote(from)} ${location(to)};`).join('\n')}
${prefixes.map(({ from, to }) => `  ${quote(`~^${escapePattern(from)}/`)} ${location(to)};`).join('\n')}
}

# A spelling of a page wins over what takes everything below an old address.
map $page_meant $moved_to {
  default $page_meant;
  "" $moved_below;
}

# The page that answers for what is missing.
map $uri $lost_page {
  default /404.html;
${lost.map(({ under, page }) => `  ${quote(`~^${under}(/|$)`)} ${page};`).join('\n')}
}

map $uri $cache_for {
  default ${quote(defaultCache)};
${cacheRules.map(({ start, value }) => `  ${quote(`~^${start}`)} ${quote(value)};`).join('\n')}
}
${Object.entries(headers)
  .filter(([name]) => isForDocuments(name))
  .map(
    ([name, value]) => `
map $uri $document_${variable(name)} {
  default ${quote(value)};
  "~^(${plainFolders.join('|')})" "";
}
`,
  )
  .join('')}
map $sent_http_content_type $policy {
  default $document_${variable(policyHeader)};
${viewedFiles.map(({ type, policy }) => `  ${quote(`~^${escapePattern(type)}`)} ${quote(policy)};`).join('\n')}
}
${Object.entries(pageHeaders)
  .map(
    ([name, value]) => `
map $sent_http_content_type $page_${variable(name)} {
  default "";
  "~^text/html" '${value}';
}
`,
  )
  .join('')}
server {
${tls}
  server_name ${domain};
${notes}

  root ${root};
  absolute_redirect off;
  error_page 404 $lost_page;

  open_file_cache max=2000 inactive=60s;
  open_file_cache_valid 5s;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
  types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${quote(type)} ${ending.slice(1)};`)
  .join('\n')}
  }

${Object.entries(headers)
  .map(([name, value]) => {
    const document = name === policyHeader ? '$policy' : `$document_${variable(name)}`;
    return `  add_header ${name} ${isForDocuments(name) ? document : quote(value)} always;`;
  })
  .join('\n')}
  add_header Cache-Control $cache_for always;
${Object.keys(pageHeaders)
  .map((name) => `  add_header ${name} $page_${variable(name)} always;`)
  .join('\n')}

  if ($moved_to) {
    return 301 $moved_to;
  }
  location / {
    try_files $uri.html $uri =404;
  }
  location = / {
    try_files /index.html =404;
  }
${['/404.html', ...lost.map(({ page }) => page)]
  .map((page) => `  location = ${page} {\n    internal;\n  }`)
  .join('\n')}
  location = ${speculationRulesPath} {
    types {}
    default_type ${speculationRulesType};
  }
  # Compressed copies and the files of other hosts have no address of their own.
  location ~ (\\.(br|gz|html)|^(/\\w+)?/404|^/_(headers|redirects))$ {
    return 404;
  }
}
`;
}

/** The query that came along goes before the target's own fragment. */
function location(to: string): string {
  const { address, fragment } = target(to);
  return quote(`${address}$is_args$args${fragment}`);
}

function variable(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}
