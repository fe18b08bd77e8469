import { type AlternativesQuestion, answerAlternatives } from './answerAlternatives.ts'

self.addEventListener('message', (event: MessageEvent<AlternativesQuestion>) => {
  self.postMessage(answerAlternatives(event.data))
})
