import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The officer's computer, a folder with a copy of this project's history; releases are built here. */
export class Officer {
  private readonly folder: string;

  /** Makes a first version of this project, and the officer's copy of it. */
  constructor(folder: string) {
    this.folder = folder;
    git('.', 'init', '--quiet');
    git('.', 'add', '--all');
    git('.', 'commit', '--quiet', '--message', 'The site on its launch day');
    git('.', 'clone', '--quiet', '.', folder);
  }

  /** The officer makes a version with another phone number, and this project pulls it. */
  changePhone(number: string): void {
    const facts = path.join(this.folder, 'content/site.yaml');
    const text = readFileSync(facts, 'utf8');
    writeFileSync(facts, text.replace(/^phone: .*/m, `phone: '${number}'`));
    git(this.folder, 'commit', '--quiet', '--all', '--message', 'Another phone number');
    git('.', 'pull', '--quiet', this.folder, 'HEAD');
  }
}

function git(project: string, ...words: string[]): void {
  const identity = ['-c', 'user.name=Office', '-c', 'user.email=office@site.example'];
  execFileSync('git', [...identity, ...words], { cwd: project, stdio: 'pipe' });
}
