import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { setLeavingForSignIn } from '../../../src/authProvider/leavingForSignIn.ts'
import { UserContext } from '../../../src/authProvider/UserContext.ts'
import { useKeptDraft } from '../../../src/components/forms/useKeptDraft.ts'
import { Notifications } from '../../../src/layout/notifications/Notifications.tsx'
import { person } from '../people.ts'

interface Values {
  description: string
  product: { length: number | string }
}

function Form() {
  const form = useForm<Values>({ defaultValues: { description: 'Tray', product: { length: 300 } } })
  useKeptDraft('quote/7', form)
  return (
    <form>
      <label>
        Description <input {...form.register('description')} />
      </label>
      <label>
        Length <input {...form.register('product.length')} />
      </label>
      <output>{form.formState.isDirty ? 'changed' : 'as stored'}</output>
      <button type="button" onClick={() => form.reset(form.getValues())}>
        Save
      </button>
    </form>
  )
}

const mountForm = (login = 'salesrep') =>
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <UserContext.Provider value={person({ login })}>
          <Form />
          <Notifications />
        </UserContext.Provider>
      </CoreAdminContext>
    </MemoryRouter>,
  )

/** The page goes away for a sign-in, as it would for the browser: nothing is cleaned up. */
const leave = (form: ReturnType<typeof mountForm>) => {
  setLeavingForSignIn(true)
  form.unmount()
  setLeavingForSignIn(false)
}
const description = () => screen.getByLabelText('Description')
afterEach(() => setLeavingForSignIn(false))

test('what was typed is put back, marked as changed, after a sign-in', async () => {
  const user = userEvent.setup()
  const form = mountForm()
  await user.type(description(), ' 300 × 200')
  await user.clear(screen.getByLabelText('Length'))
  await user.type(screen.getByLabelText('Length'), '310')
  leave(form)

  mountForm()
  await waitFor(() => expect(description()).toHaveValue('Tray 300 × 200'))
  expect(screen.getByLabelText('Length')).toHaveValue('310')
  expect(screen.getByText('changed')).toBeInTheDocument()
  expect(await screen.findByText(/has been put back/)).toBeInTheDocument()
})

test('another person is not given it', async () => {
  const user = userEvent.setup()
  const form = mountForm('salesrep')
  await user.type(description(), ' mine')
  leave(form)
  mountForm('salesrep2')
  expect(description()).toHaveValue('Tray')
})

test.each([
  ['saving', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Save'))],
  ['undoing it', async (user: ReturnType<typeof userEvent.setup>) => user.type(description(), '{Backspace}')],
])('%s ends it', async (_, end) => {
  const user = userEvent.setup()
  const form = mountForm()
  await user.type(description(), '!')
  await end(user)
  leave(form)
  mountForm()
  expect(description()).toHaveValue('Tray')
})

test('leaving the form inside the application ends it', async () => {
  const user = userEvent.setup()
  const form = mountForm()
  await user.type(description(), '!')
  form.unmount()
  mountForm()
  expect(description()).toHaveValue('Tray')
})
