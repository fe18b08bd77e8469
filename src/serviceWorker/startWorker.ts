import { cachePrefix } from './keepFiles.ts'

async function forget(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name)
}

/**
 * Lets the service worker keep the application's files, once the first page has what it needs; where the server says that
 * they are not to be kept, everything that was is forgotten. A browser that has none, or refuses, goes on without.
 */
export async function startWorker(keepsFiles: boolean): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers === undefined) return
  try {
    if (!keepsFiles) return await forget(workers)
    if (document.readyState !== 'complete') {
      await new Promise(resolve => window.addEventListener('load', resolve, { once: true }))
    }
    await new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve))
    await workers.register('/sw.js', { updateViaCache: 'none' })
  } catch (error) {
    console.warn('The files of the application are not kept.', error)
  }
}
