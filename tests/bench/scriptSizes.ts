import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1000 bytes) of a built file with gzip. */
const gzipped = (folder: string, file: string): number =>
  gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000

/** Scripts that the start page asks for: its own, and those it preloads for it. */
export function initialScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags
    .filter(tag => tag.startsWith('<script') || tag.includes('modulepreload'))
    .map(tag => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1])
    .filter(file => file !== undefined)
}

/** What these scripts weigh together, compressed one by one as they travel. */
export const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipped(folder, file), 0)
