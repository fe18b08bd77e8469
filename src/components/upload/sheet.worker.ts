import { readCells } from './readCells.ts'
import type { SheetAnswer } from './readSheet.ts'

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  const answer: SheetAnswer = await readCells(data).then(
    cells => ({ cells }),
    (error: unknown) => ({
      problem: error instanceof Error ? error.message : 'The file could not be read.',
    }),
  )
  self.postMessage(answer)
})
