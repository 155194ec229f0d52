/** Publishes in a process of its own, while `publish.test.ts` reads; without a site, goes back. */
import { publishFolder, rollBack } from '#hosting/publish-folder.ts';

const [target = '', site] = process.argv.slice(3);
if (site) publishFolder(site, target);
else rollBack(target);
