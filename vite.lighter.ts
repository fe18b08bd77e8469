import type { Plugin } from 'vite'

const marked = '\0lighter:'

/** What libraries bring along for every page, as much of it as browsers need. */
const lighter: Readonly<Record<string, string>> = {
  // What brings `Object.entries` to browsers without it, with all that it checks them by.
  'object.entries': 'module.exports = Object.entries',
  // The lists' own export is another one; react-admin's takes a callback and can wait for its script.
  'jsonexport/dist/index.js': `export default (records, answer) =>
    import('jsonexport/dist').then(({ default: write }) => write(records, answer), answer)`,
}

/** A build has packages that every page loads in a lighter form. */
export const lighterPackages = (): Plugin => ({
  name: 'lighter-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId: id => (id in lighter ? `${marked}${id}${id.endsWith('.js') ? '' : '.cjs'}` : undefined),
  load: id => (id.startsWith(marked) ? lighter[id.slice(marked.length).replace(/\.cjs$/, '')] : undefined),
})
