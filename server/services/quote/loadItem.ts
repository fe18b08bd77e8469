import type { QuoteItem } from '#contract/quote'
import { isInitiator } from '#domain/access'
import { itemReference, quoteReference } from '#domain/quotes'
import { allowedActions, refuseEdit } from '#domain/workflow'
import { profileOf } from '../customer/repository.ts'
import { nameOf } from '../security/names.ts'
import type { Person } from '../security/person.ts'
import type { WorkflowDeps } from '../workflow/act.ts'
import { actorOf, maySee, noAccessMessage } from './access.ts'
import { overviewFindings } from './findings.ts'
import { itemOrProblem, standingOf, stateOf } from './itemRow.ts'
import { askErp } from './productCodes.ts'
import { readItemSections, sections } from './sections.ts'

/** A quote item as its page shows it; for a person who may not see it, only that and why. */
export async function loadItem(deps: WorkflowDeps, person: Person, quoteItemId: number): Promise<QuoteItem> {
  const { db, lgx, definitions } = deps
  const owned = await itemOrProblem(db, quoteItemId)
  const { item, quote } = owned
  const reference = itemReference(quote.id, item.itemNo)
  const accessAllowed = maySee(person, owned)
  const [definition, { product, compliance }, assigneeName, profile] = await Promise.all([
    definitions.of(item.templateId),
    readItemSections(db, item.id),
    nameOf(db, item.assignee),
    item.customerCode === '' ? null : profileOf(db, item.customerCode),
  ])
  const step = definition.steps.find(candidate => candidate.code === item.stepCode)
  if (step === undefined)
    throw new Error(`Step ${item.stepCode} is not in template ${definition.templateId}.`)
  const state = stateOf({ ...item, assigneeName })
  const actor = actorOf(person, quote.owner)
  const findings = accessAllowed
    ? await overviewFindings(
        db,
        await askErp(lgx, item.customerCode, product.data.code),
        item,
        { product: product.data, compliance: compliance.data },
        step.fieldRules,
      )
    : []
  const offered = allowedActions(definition, state, actor, findings)
  const may = (...codes: string[]): boolean =>
    accessAllowed && offered.some(action => codes.includes(action.code) && action.allowed)
  const editRefusal = refuseEdit(step, state, actor)
  return {
    id: item.id,
    itemNo: item.itemNo,
    reference,
    quoteId: quote.id,
    quoteReference: quoteReference(quote.id),
    quoteDescription: accessAllowed ? quote.description : '',
    customerCode: accessAllowed ? item.customerCode : '',
    customerName: accessAllowed ? item.customerName : '',
    customerDefaultPlant: accessAllowed ? (profile?.plantCode ?? '') : '',
    businessUnit: accessAllowed ? item.businessUnit : '',
    ...standingOf(item, assigneeName),
    closeType: item.closeType,
    canArchive: may('ARCHIVE', 'TRASH'),
    canUnArchive: may('UNARCHIVE'),
    canHold: may('ONHOLD', 'OFFHOLD'),
    isMasterItem: item.isMasterItem,
    isQuoteInitiator: isInitiator(person, quote.owner),
    accessAllowed,
    accessMessage: accessAllowed ? '' : noAccessMessage(reference, await nameOf(db, quote.owner)),
    allowByPassDesign: item.allowByPassDesign,
    allowByPassPricing: item.allowByPassPricing,
    allowByPassCustomerService: item.allowByPassCustomerService,
    product: accessAllowed ? product.data : sections.product.empty,
    compliance: accessAllowed ? compliance.data : sections.compliance.empty,
    versions: { product: product.version, compliance: compliance.version },
    validations: [...step.fieldRules],
    mayEdit: accessAllowed && editRefusal === '',
    editRefusal: accessAllowed ? editRefusal : '',
    findings,
  }
}
