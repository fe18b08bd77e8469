import { parentPort } from 'node:worker_threads'
import { giveWay } from './giveWay.ts'
import { type PlantQuestion, plantWork } from './plantWork.ts'

giveWay()

/** The thread that routes items and draws their designs: one question at a time. */
parentPort?.on('message', (question: PlantQuestion) => {
  parentPort?.postMessage(plantWork(question))
})
