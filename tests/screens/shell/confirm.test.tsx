import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmProvider } from '../../../src/layout/confirm/ConfirmProvider.tsx'
import type { Question } from '../../../src/layout/confirm/question.ts'
import { useConfirm } from '../../../src/layout/confirm/useConfirm.ts'

function Asker({ question }: { readonly question: Question }) {
  const confirm = useConfirm()
  const [answers, setAnswers] = useState<readonly string[]>([])
  const ask = async () => {
    const agreed = await confirm(question)
    setAnswers(before => [...before, agreed ? 'yes' : 'no'])
  }
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <output>{answers.join(' ')}</output>
    </>
  )
}

async function asked(question: Question) {
  const user = userEvent.setup()
  render(
    <ConfirmProvider>
      <Asker question={question} />
    </ConfirmProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  return { user, dialog: await screen.findByRole('dialog') }
}

const answer = () => screen.getByRole('status').textContent
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const plain: Question = { title: 'Delete item 2', message: 'This cannot be undone.' }

test('confirm-dialog-behaviour: OK agrees, and the dialog goes away', async () => {
  const { user, dialog } = await asked(plain)
  expect(dialog).toHaveAccessibleName('Delete item 2')
  expect(dialog).toHaveAccessibleDescription('This cannot be undone.')
  expect(dialog).toHaveStyle({ width: '400px' })
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await gone()
  expect(answer()).toBe('yes')
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
})

test('Cancel declines', async () => {
  const { user } = await asked(plain)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await gone()
  expect(answer()).toBe('no')
})

test('confirm-dialog-behaviour: Esc counts as cancel, even when Cancel is hidden', async () => {
  const { user } = await asked({ ...plain, cancel: false, width: 600 })
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '600px' })
  await user.keyboard('{Escape}')
  await gone()
  expect(answer()).toBe('no')
})

test('can be asked again', async () => {
  const { user } = await asked(plain)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await gone()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await gone()
  expect(answer()).toBe('yes no')
})
