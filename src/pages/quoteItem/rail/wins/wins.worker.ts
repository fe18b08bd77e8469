import { answerWins, type WinsQuestion } from './answerWins.ts'

self.addEventListener('message', (event: MessageEvent<WinsQuestion>) => {
  self.postMessage(answerWins(event.data))
})
