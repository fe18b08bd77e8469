import { parentPort } from 'node:worker_threads'
import { palletise, palletiseFinishedGoods } from '#domain/palletisation'
import type { PalletQuestion } from './palletQuestion.ts'

/** The thread that plans pallets: one question at a time, so that a long search keeps nobody else waiting. */
parentPort?.on('message', (question: PalletQuestion) => {
  parentPort?.postMessage(
    question.kind === 'bundles' ? palletise(question.input) : palletiseFinishedGoods(question.input),
  )
})
