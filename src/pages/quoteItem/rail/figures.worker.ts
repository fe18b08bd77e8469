import { createAnswering, type FigureQuestion } from './answerFigures.ts'

const answer = createAnswering()

self.addEventListener('message', (event: MessageEvent<FigureQuestion>) => {
  const answered = answer(event.data)
  if (answered !== null) self.postMessage(answered)
})
