import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** Builds the script into one piece that needs no other file. */
export async function inOnePiece(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), output: { format: 'iife' } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return script.code
}

/** The files that come with every page, and those that the page that most people start with has beyond them. */
function firstFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
  const loadedWith = (page: (chunk: Rolldown.OutputChunk) => boolean): Set<string> => {
    const files = new Set(chunks.filter(page).map(({ fileName }) => fileName))
    // A set goes through what is added meanwhile as well.
    for (const file of files)
      for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(each)
    return files
  }
  const ofEveryPage = loadedWith(({ isEntry }) => isEntry)
  const worklists = loadedWith(({ moduleIds }) =>
    moduleIds.some(id => id.endsWith('/worklists/WorklistPage.tsx')),
  )
  if (worklists.size === 0) throw new Error('The worklists have no file.')
  const ofWorklists = [...worklists].filter(file => !ofEveryPage.has(file))
  return {
    ofWorklists,
    chunks: chunks.filter(({ fileName }) => ofEveryPage.has(fileName) || worklists.has(fileName)),
  }
}

/**
 * A build is refused that loads the schema library before the first worklist: something there reads a schema by value.
 * Forms do, and come later (`docs/decisions/0048-calls-without-schemas.md`).
 */
export const noSchemasFirst = (): Plugin => ({
  name: 'no-schemas-first',
  apply: 'build',
  generateBundle(_, bundle) {
    const early = firstFiles(bundle).chunks.find(({ moduleIds }) =>
      moduleIds.some(id => id.includes('/node_modules/zod/')),
    )
    if (early) this.error(`${early.fileName} has the schema library, and comes before the first worklist.`)
  },
})

/** Puts a script into the start page that runs before the application is there, and shares no file with it. */
export function firstScript(entry: string): Plugin {
  let address = ''
  return {
    name: 'first-script',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_, bundle) {
      const addresses = firstFiles(bundle)
        .ofWorklists.map(file => `/${file}`)
        .join(' ')
      const source = (await inOnePiece(entry)).replace('__files of the worklists__', addresses)
      address = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source }))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'body' }],
    },
  }
}

/**
 * Puts the styles that a start page begins with into it: a script in it waits for styles that are asked for. Their file
 * stays, for parts that come later name it among what they need.
 */
export const stylesInPage = (): Plugin => ({
  name: 'styles-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) =>
      page.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (link, file: string) => {
        const styles = bundle[file]
        return styles?.type === 'asset' ? `<style>${styles.source}</style>` : link
      }),
  },
})
