import type { DesignOrder, DrawnDesign } from '#domain/designFiles'
import type { EngineMasters } from '#domain/estimating'
import type { RouteResult } from '#domain/routing'
import type { PlantQuestion, RouteWanted } from './plantWork.ts'
import { createThreadPool, type ThreadPoolOptions } from './threadPool.ts'

/** Routes items and draws their designs beside the thread that answers requests. */
export interface PlantPool {
  route(wanted: RouteWanted, masters: EngineMasters): Promise<RouteResult>
  draw(order: DesignOrder): Promise<DrawnDesign>
  close(): Promise<void>
}

/** Built, the thread's code is a file next to the server's; from the sources it is read by a loader of its own. */
const workerFile = import.meta.url.endsWith('.ts') ? './plantWorkerFromSource.mjs' : './plantWorker.js'

/** One thread: what it does is queued anyway, and those who answer requests need the other cores. */
export function createPlantPool(options: Pick<ThreadPoolOptions, 'onBroken'> = {}): PlantPool {
  const pool = createThreadPool<PlantQuestion, RouteResult | DrawnDesign>({
    file: new URL(workerFile, import.meta.url),
    name: 'routing or drawing',
    names: 'routings and drawings',
    threads: 1,
    ...options,
  })
  return {
    route: async (wanted, masters) => (await pool.ask({ kind: 'route', wanted, masters })) as RouteResult,
    draw: async order => (await pool.ask({ kind: 'draw', order })) as DrawnDesign,
    close: pool.close,
  }
}
