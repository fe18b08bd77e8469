/**
 * What `load` imports, also where an import of the same file failed before: a browser remembers that, and would not ask
 * for the file again by its own address. Its other imports are shared with the rest of the application.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const file = /https?:\S+\.js/.exec(String(error))?.[0]
    if (file === undefined) throw error
    return (await import(/* @vite-ignore */ `${file}?again=${Date.now()}`)) as Module
  }
}
