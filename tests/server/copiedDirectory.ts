import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'

/** Where the engine has its data directory. */
const home = '/pglite/data'

interface Content {
  readonly directories: readonly string[]
  readonly files: readonly (readonly [path: string, content: Uint8Array])[]
}

const read = new Map<string, Content>()

function contentOf(directory: string): Content {
  const known = read.get(directory)
  if (known !== undefined) return known
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const place = ({ parentPath, name }: (typeof entries)[number]) => join(parentPath, name)
  const inside = (path: string) => home + path.slice(directory.length)
  const content = {
    directories: entries.filter(entry => entry.isDirectory()).map(entry => inside(place(entry))),
    files: entries
      .filter(entry => entry.isFile())
      // A part of a Buffer shares its bytes, and every database would write into the same ones.
      .map(entry => [inside(place(entry)), new Uint8Array(readFileSync(place(entry)))] as const),
  }
  read.set(directory, content)
  return content
}

/** Files in memory for an embedded database, which begin as those of a data directory; it is read once. */
export class CopiedDirectory extends MemoryFS {
  readonly #directory: string

  constructor(directory: string) {
    super()
    this.#directory = directory
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS
    const { directories, files: content } = contentOf(this.#directory)
    for (const path of directories) files?.mkdirTree(path)
    for (const [path, bytes] of content) files?.writeFile(path, bytes)
  }
}
