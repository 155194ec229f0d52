/**
 * Uploads the built site to a bucket behind CloudFront: `npm run deploy:cloudfront -- <bucket>
 * [distribution]`. Without `--run` as the last word it only prints the commands.
 *
 * Files with a fingerprint go first, pages last; nothing is deleted, so that open pages keep
 * finding their files. Let the bucket's lifecycle rule remove old assets after 30 days or more.
 */
import { execFileSync } from 'node:child_process';
import {
  cacheRules,
  defaultCache,
  speculationRulesPath,
  speculationRulesType,
} from '#prerender/headers.ts';

const words = process.argv.slice(3);
const runs = words.at(-1) === '--run';
const [bucket, distribution] = words.filter((word) => word !== '--run');
if (!bucket) {
  console.error('Say where: npm run deploy:cloudfront -- <bucket> [distribution] [--run]');
  process.exit(1);
}
const upload = ['s3', 'cp', 'dist', `s3://${bucket}`, '--recursive', '--exclude', '*'];
const never = ['--exclude', '*.br', '--exclude', '*.gz', '--exclude', '_*'];
const kept = cacheRules.map(({ folder }) => `${folder.slice(1)}*`);
const commands = [
  ...cacheRules.map(({ folder, value }) => [
    ...upload,
    ...['--include', `${folder.slice(1)}*`, ...never, '--cache-control', value],
  ]),
  [
    ...upload,
    ...['--include', '*', ...kept.flatMap((folder) => ['--exclude', folder])],
    ...['--exclude', '*.html', '--exclude', speculationRulesPath.slice(1), ...never],
    ...['--cache-control', defaultCache],
  ],
  [
    ...['s3', 'cp', `dist${speculationRulesPath}`, `s3://${bucket}${speculationRulesPath}`],
    ...['--content-type', speculationRulesType, '--cache-control', defaultCache],
  ],
  [
    ...[...upload, '--include', '*.html', '--cache-control', defaultCache],
    ...['--content-type', 'text/html; charset=utf-8'],
  ],
  ...(distribution
    ? [['cloudfront', 'create-invalidation', '--distribution-id', distribution, '--paths', '/*']]
    : []),
];
for (const command of commands) {
  console.log(
    ['aws', ...command.map((word) => (/[\s*;]/.test(word) ? `'${word}'` : word))].join(' '),
  );
  if (runs) execFileSync('aws', command, { stdio: 'inherit' });
}
