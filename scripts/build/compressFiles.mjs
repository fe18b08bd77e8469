import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
const smallest = 1024

/** @param {Buffer} content */
const asBrotli = content =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/** @param {Buffer} content */
const asGzip = content => promisify(gzip)(content, { level: 9 })

/**
 * Writes `.br` and `.gz` next to every file of a folder that is worth it: the server sends them as they are.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && worthIt.has(extname(entry.name)))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(
    files.map(async file => {
      const content = readFileSync(file)
      if (content.length < smallest) return
      const [brotli, gzipped] = await Promise.all([asBrotli(content), asGzip(content)])
      if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli)
      if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped)
    }),
  )
}
