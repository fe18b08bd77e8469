import { answerRuns, type RunsQuestion } from './answerRuns.ts'

self.addEventListener('message', (event: MessageEvent<RunsQuestion>) => {
  self.postMessage(answerRuns(event.data))
})
