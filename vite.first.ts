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

/** The files of the page that most people start with, beyond those of every page. */
function filesOfWorklists(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
  const named = (file: string) => chunks.find(({ fileName }) => fileName === file)
  const ofEveryPage = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  )
  const page = chunks.find(({ moduleIds }) =>
    moduleIds.some(id => id.endsWith('/worklists/WorklistPage.tsx')),
  )
  if (page === undefined) throw new Error('The worklists have no file.')
  const files = new Set([page.fileName])
  // A set goes through what is added meanwhile as well.
  for (const file of files)
    for (const each of named(file)?.imports ?? []) if (!ofEveryPage.has(each)) files.add(each)
  return [...files].map(file => `/${file}`).join(' ')
}

/** Puts a script into the start page that runs before the application is there, and shares no file with it. */
export function firstScript(entry: string): Plugin {
  let address = ''
  return {
    name: 'first-script',
    apply: 'build',
    enforce: 'pre',
    async generateBundle(_, bundle) {
      const source = (await inOnePiece(entry)).replace('__files of the worklists__', filesOfWorklists(bundle))
      address = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source }))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'body' }],
    },
  }
}
