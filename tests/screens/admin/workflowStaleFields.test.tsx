import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { mountApp } from '../harness.tsx'
import { mountDraft, openStaleDraft, type StaleDraft, storedDraft } from './staleDraft.ts'

const builder = '/workflow/WorkflowBuilder'

let { server, draftId } = {} as StaleDraft
beforeAll(async () => {
  ;({ server, draftId } = await openStaleDraft())
  return () => server.close()
})

const somebodyElse = () => server.as('sysadmin')
const stored = () => storedDraft({ server, draftId })
const open = () => mountDraft({ server, draftId })
type User = Awaited<ReturnType<typeof open>>['user']

const both = () => page.findByRole('dialog', { name: 'Saved by someone else in the meantime' })

describe('two people say what a step lets do with a field', () => {
  const validations = '/workflow/WorkflowValidation/Validations'
  const openRules = (template: number, tab: string | number = 'all', step = 'DESIGN') =>
    mountApp({
      as: 'sysadmin',
      path: `/admin/workflow/validations?template=${template}&step=${step}&tab=${tab}`,
      server,
    })
  const ruleOf = async (fieldName: string, template = draftId, stepCode = 'DESIGN') => {
    const { body } = await somebodyElse().get(validations, { filter: { templateId: template } })
    return body.find(
      (row: { stepCode: string; fieldName: string }) =>
        row.stepCode === stepCode && row.fieldName === fieldName,
    )
  }
  const press = async (user: User, field: string, choice: string) => {
    const choices = await page.findByRole('group', { name: field })
    await user.click(within(choices).getByRole('button', { name: choice }))
  }
  const theirs = async (fieldName: string, rule: object) => {
    const step = (await stored()).steps.find(({ stepCode }) => stepCode === 'DESIGN')
    const answer = await somebodyElse().post(validations, { templateStepId: step?.id, fieldName, ...rule })
    expect(answer.status).toBe(200)
  }
  const tick = async (user: User, field: string) => {
    const row = (await page.findByRole('group', { name: field })).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('checkbox'))
  }
  const editable = { readOnly: false, required: false }

  test('where there was no rule yet, the second sees both and chooses', async () => {
    const { user } = await openRules(draftId, 9)
    await page.findByRole('group', { name: 'Truck Type' })
    await theirs('truckType', { tabId: 9, ...editable })
    await press(user, 'Truck Type', 'Required')
    const choice = await both()
    expect(choice).toHaveTextContent('The rule of Truck Type was changed by someone else in the meantime.')
    expect(within(choice).getByRole('radio', { name: 'Truck Type, yours: Required' })).toBeChecked()
    await user.click(within(choice).getByRole('radio', { name: 'Truck Type, stored now: Can be edited' }))
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await ruleOf('truckType')).toMatchObject({ ...editable, version: 1 })
  })

  test('many at once: none is stored before the person has chosen for each that differs', async () => {
    const { user } = await openRules(draftId, 1)
    for (const name of ['Crease 1', 'Crease 2', 'Crease 3']) await tick(user, name)
    await theirs('crease2', { ...(await ruleOf('crease2')), readOnly: true })
    const bar = await page.findByRole('group', { name: 'Ticked fields' })
    await user.click(within(bar).getByRole('button', { name: 'Required' }))
    const choice = await both()
    expect((await ruleOf('crease1')).required).toBe(false)
    expect(within(choice).getByRole('radio', { name: 'Crease 1, yours: Required' })).toBeChecked()
    await user.click(within(choice).getByRole('radio', { name: 'Crease 2, stored now: Read-only' }))
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    expect(await page.findByText('Validation Saved')).toBeInTheDocument()
    await waitFor(() => expect(page.queryByRole('group', { name: 'Ticked fields' })).not.toBeInTheDocument())
    expect(await ruleOf('crease1')).toMatchObject({ required: true })
    expect(await ruleOf('crease2')).toMatchObject({ readOnly: true })
    expect(await ruleOf('crease3')).toMatchObject({ required: true })
  })

  test('from the published version, when the draft says otherwise, the second sees the draft', async () => {
    const [{ id: published }] = (await somebodyElse().get(`${builder}/Templates`)).body
    const { user, address } = await openRules(published, 1)
    await page.findByRole('group', { name: 'Drawing No' })
    await theirs('drawingNo', { ...(await ruleOf('drawingNo')), required: true })
    await press(user, 'Drawing No', 'Read-only')
    const choice = await both()
    expect(
      within(choice).getByRole('radio', { name: 'Drawing No, stored now: Required' }),
    ).toBeInTheDocument()
    await user.click(within(choice).getByRole('button', { name: 'Save the chosen values' }))
    await waitFor(() => expect(address()).toContain(`template=${draftId}`))
    expect(await ruleOf('drawingNo')).toMatchObject({ readOnly: true, required: false })
  })
})
