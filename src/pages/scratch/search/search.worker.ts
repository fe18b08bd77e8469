import { answerSearch, type SearchQuestion } from './searches.ts'

self.addEventListener('message', (event: MessageEvent<SearchQuestion>) => {
  self.postMessage(answerSearch(event.data))
})
