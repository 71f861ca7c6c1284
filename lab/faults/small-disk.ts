import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Makes the folder a small disk of its own. Returns the reason when it cannot. */
export function mountSmallDisk(folder: string, sizeMb: number): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.round(sizeMb * 1024)}k`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
    return null;
  } catch {
    return 'mounting a small disk needs root';
  }
}

/** Removes the disk with its folder. */
export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
  rmSync(folder, { recursive: true, force: true });
}
