import { parentPort } from 'node:worker_threads'
import { type PalletQuestion, planPallet } from '#domain/palletisation'

/** The thread that plans pallets: one question at a time, so that a long search keeps nobody else waiting. */
parentPort?.on('message', (question: PalletQuestion) => {
  parentPort?.postMessage(planPallet(question))
})
