import { createContext } from 'react'
import type { Question } from './question.ts'

export type Confirm = (question: Question) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)
