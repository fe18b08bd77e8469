import { beforeEach, expect, test } from 'vitest'
import {
  forgetItemDraft,
  itemDrafts,
  type KeptItemDraft,
  keepItemDraft,
  readItemDraft,
} from '../../../src/components/forms/itemDraftStorage.ts'

const draft = (name: string, minute: number): KeptItemDraft => ({
  ...{ itemId: 7, reference: '100001-1', name, sections: {}, unreadable: {} },
  at: `2026-01-05T09:0${minute}:00.000Z`,
})
const asWindow = (name: string) => window.sessionStorage.setItem('boxwright.window', name)
const names = () => itemDrafts('salesrep').map(({ name }) => name)

beforeEach(() => {
  asWindow('a')
  keepItemDraft('salesrep', draft('from a', 1))
  asWindow('b')
  keepItemDraft('salesrep', draft('from b', 2))
})

test('each of two windows on one item keeps its own draft, and a save in one ends that one alone', () => {
  expect(readItemDraft('salesrep', 7)?.name).toBe('from b')
  forgetItemDraft('salesrep', 7)
  expect(names()).toEqual(['from a'])
})

test('a window without a draft of the item takes over the latest that was left, then the one before', () => {
  asWindow('c')
  expect(readItemDraft('salesrep', 7)?.name).toBe('from b')
  expect(names()).toEqual(['from b', 'from a'])
  forgetItemDraft('salesrep', 7)
  expect(readItemDraft('salesrep', 7)?.name).toBe('from a')
  expect(readItemDraft('salesrep', 8)).toBeNull()
})
