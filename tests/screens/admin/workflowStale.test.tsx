import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { mountDraft, openStaleDraft, type StaleDraft, storedDraft } from './staleDraft.ts'

const builder = '/workflow/WorkflowBuilder'

let { server, draftId } = {} as StaleDraft
beforeAll(async () => {
  ;({ server, draftId } = await openStaleDraft())
  return () => server.close()
})

const somebodyElse = () => server.as('sysadmin')
const stored = () => storedDraft({ server, draftId })
const actionOf = ({ actions }: WorkflowTemplateDetail, code: string) => {
  const found = actions.find(({ actionCode }) => actionCode === code)
  if (found === undefined) throw new Error(`The draft has no action ${code}`)
  return found
}
const asks = async (code: string) => {
  const detail = await stored()
  return detail.dialogs.find(({ id }) => id === actionOf(detail, code).id)
}

const open = () => mountDraft({ server, draftId })
type User = Awaited<ReturnType<typeof open>>['user']

const stepOf = async (user: User, name: string) => {
  const table = await page.findByRole('table', { name: 'Steps of the template' })
  await user.click(within(table).getByRole('button', { name }))
}
const retype = async (user: User, dialog: HTMLElement, name: RegExp, words: string) => {
  const input = within(dialog).getByRole('textbox', { name })
  await user.clear(input)
  await user.type(input, words)
}
const both = () => page.findByRole('dialog', { name: 'Saved by someone else in the meantime' })

describe('two people change the description of a draft', () => {
  const describeIt = async (mine: string, theirs: string) => {
    const { user } = await open()
    await user.click(await page.findByRole('button', { name: 'Name…' }))
    const dialog = await page.findByRole('dialog', { name: 'Name and description' })
    await retype(user, dialog, /^Description/, mine)
    const { id, version, name } = (await stored()).template
    await somebodyElse().post(`${builder}/Templates`, { id, version, name, description: theirs })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const choice = await both()
    expect(choice).toHaveTextContent('was changed by someone else in the meantime.')
    expect(within(choice).getByRole('radio', { name: `Description, yours: ${mine}` })).toBeChecked()
    return { user, choice, theirs: `Description, stored now: ${theirs}` }
  }
  const closed = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())

  test('the second sees both and keeps what the first wrote', async () => {
    const { user, choice, theirs } = await describeIt('With a second look', 'Without approval')
    expect((await stored()).template.description).toBe('Without approval')
    await user.click(within(choice).getByRole('radio', { name: theirs }))
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    await closed()
    expect((await stored()).template.description).toBe('Without approval')
  })

  test('the second sees both and keeps their own', async () => {
    const { user, choice } = await describeIt('For samples', 'For tooling')
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    expect(await page.findByText('Workflow Template has been saved.')).toBeInTheDocument()
    await closed()
    expect((await stored()).template.description).toBe('For samples')
  })

  test('the second goes back to the form, and a second save asks again', async () => {
    const { user, choice } = await describeIt('For displays', 'For trays')
    await user.click(within(choice).getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(choice).not.toBeInTheDocument())
    const dialog = await page.findByRole('dialog', { name: 'Name and description' })
    expect(within(dialog).getByRole('textbox', { name: 'Description' })).toHaveValue('For displays')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await both()
    expect((await stored()).template.description).toBe('For trays')
  })
})

describe('two people say what an action asks', () => {
  const ask = async (code: string, name: string, title: string) => {
    const { user } = await open()
    await stepOf(user, 'Pricing')
    await user.click(await page.findByRole('button', { name: `What ${name} asks` }))
    const dialog = await page.findByRole('dialog', { name: `What ${name} asks` })
    await retype(user, dialog, /^Title/, title)
    return {
      user,
      save: () => user.click(within(dialog).getByRole('button', { name: 'Save' })),
      theirs: async (words: object) => {
        const { id } = actionOf(await stored(), code)
        const before = await asks(code)
        await somebodyElse().post(`${builder}/StepActionDialogs`, {
          ...(before ?? { id, title: name, text: '' }),
          ...words,
        })
      },
    }
  }
  const code = 'PRICING_DONE'
  const name = 'Complete Pricing'

  test('where nothing was asked before, the second sees what the first asks', async () => {
    expect(await asks(code)).toBeUndefined()
    const { user, save, theirs } = await ask(code, name, 'Is it priced?')
    await theirs({ title: 'All priced?', text: 'Look at the breaks.' })
    await save()
    const choice = await both()
    expect(within(choice).getByRole('radio', { name: 'Title, yours: Is it priced?' })).toBeChecked()
    expect(within(choice).getByRole('radio', { name: 'Text, stored now: Look at the breaks.' })).toBeChecked()
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    await waitFor(async () =>
      expect(await asks(code)).toMatchObject({ title: 'Is it priced?', text: 'Look at the breaks.' }),
    )
  })

  test('the second sees both and chooses field by field', async () => {
    const { user, save, theirs } = await ask(code, name, 'Sure?')
    await theirs({ title: 'Really?', commentRequired: true })
    await save()
    const choice = await both()
    expect(
      within(choice).getByRole('radio', { name: 'A comment has to be written, stored now: Yes' }),
    ).toBeChecked()
    await user.click(within(choice).getByRole('radio', { name: 'Title, stored now: Really?' }))
    await user.click(within(choice).getByRole('radio', { name: 'A comment has to be written, yours: No' }))
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    await waitFor(async () =>
      expect(await asks(code)).toMatchObject({ title: 'Really?', commentRequired: false }),
    )
  })

  test('what the first took away comes back only when the second chooses so', async () => {
    const { user, save } = await ask(code, name, 'Once more?')
    const dialog = await asks(code)
    await somebodyElse().delete(`${builder}/StepActionDialogs/${dialog?.id}`)
    await save()
    const choice = await both()
    expect(await asks(code)).toBeUndefined()
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    await waitFor(async () => expect(await asks(code)).toMatchObject({ title: 'Once more?' }))
  })
})

describe('two people pick at a step of a draft', () => {
  const pick = async (user: User, name: string, option: string) => {
    await user.click(await page.findByRole('combobox', { name }))
    await user.click(await page.findByRole('option', { name: option }))
  }
  const step = async (code: string) => {
    const found = (await stored()).steps.find(({ stepCode }) => stepCode === code)
    if (found === undefined) throw new Error(`The draft has no step ${code}`)
    return found
  }
  const saveChosen = (user: User, choice: HTMLElement) =>
    user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))

  test('the second sees what lets the step be passed by, both ways, and keeps their own', async () => {
    const { user } = await open()
    await stepOf(user, 'Pricing')
    await page.findByRole('combobox', { name: 'Passed by when' })
    await somebodyElse().post(`${builder}/TemplateSteps`, {
      ...(await step('PRICING')),
      bypass: 'allowByPassCustomerService',
    })
    await pick(user, 'Passed by when', 'Item may bypass design')
    const choice = await both()
    expect(
      within(choice).getByRole('radio', { name: 'Passed by when, yours: Item may bypass design' }),
    ).toBeChecked()
    expect(
      within(choice).getByRole('radio', {
        name: 'Passed by when, stored now: Item may bypass customer service',
      }),
    ).toBeInTheDocument()
    expect((await step('PRICING')).bypass).toBe('allowByPassCustomerService')
    await saveChosen(user, choice)
    expect(await page.findByText('Workflow Template Step has been saved.')).toBeInTheDocument()
    expect((await step('PRICING')).bypass).toBe('allowByPassDesign')
  })

  test('where an action leads and its direction: what only the first changed stays', async () => {
    const { user } = await open()
    await stepOf(user, 'Customer')
    await page.findByRole('combobox', { name: 'Won leads to' })
    await somebodyElse().post(`${builder}/TemplateStepActions`, {
      ...actionOf(await stored(), 'WON'),
      direction: 'back',
    })
    await pick(user, 'Won leads to', 'Closed')
    const choice = await both()
    expect(within(choice).getByRole('radio', { name: 'Leads to, yours: Closed' })).toBeChecked()
    expect(within(choice).getByRole('radio', { name: 'Direction, stored now: Back' })).toBeChecked()
    await saveChosen(user, choice)
    await waitFor(async () =>
      expect(actionOf(await stored(), 'WON')).toMatchObject({ targetStepCode: 'CLOSED', direction: 'back' }),
    )
  })

  test('the second may leave what is stored', async () => {
    const { user } = await open()
    await stepOf(user, 'Customer')
    await page.findByRole('combobox', { name: 'Direction of Won' })
    const before = actionOf(await stored(), 'WON')
    await somebodyElse().post(`${builder}/TemplateStepActions`, { ...before, targetStepCode: 'PRICING' })
    await pick(user, 'Direction of Won', 'Forward')
    const choice = await both()
    await user.click(within(choice).getByRole('button', { name: 'Leave what is stored' }))
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    expect(page.getByRole('combobox', { name: 'Won leads to' })).toHaveTextContent('Pricing')
    expect(actionOf(await stored(), 'WON')).toMatchObject({ targetStepCode: 'PRICING', direction: 'back' })
  })

  test('a step that somebody moved is not moved back by a pick of something else', async () => {
    const { user } = await open()
    await stepOf(user, 'Approval')
    await page.findByRole('combobox', { name: 'Passed by when' })
    const approval = await step('APPROVAL')
    const design = await step('DESIGN')
    await somebodyElse().post(`${builder}/TemplateSteps`, { ...design, sequence: approval.sequence + 1 })
    expect((await step('APPROVAL')).sequence).toBe(approval.sequence - 1)
    await pick(user, 'Passed by when', 'Item may bypass pricing')
    const choice = await both()
    expect(
      within(choice).getByRole('radio', { name: `Place, stored now: ${approval.sequence - 1}` }),
    ).toBeChecked()
    await saveChosen(user, choice)
    await waitFor(async () =>
      expect(await step('APPROVAL')).toMatchObject({
        sequence: approval.sequence - 1,
        bypass: 'allowByPassPricing',
      }),
    )
  })
})
