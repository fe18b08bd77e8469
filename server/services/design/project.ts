import type { SectionSaved } from '#contract/quote'
import { designInputs } from '#domain/designFiles'
import { sameFileName } from '#domain/documents'
import { text } from '#domain/messages'
import type { SectionOf } from '#domain/quoteItem'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { documentNamed } from '../quote/documents/upload.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { saveSection } from '../quoteItem/save/saveSection.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { askService } from './askService.ts'
import { changeableItem } from './changeableItem.ts'
import type { DesignDeps } from './designDeps.ts'
import { keepDesign } from './keepDesign.ts'
import { orderOfItem, subjectOf } from './orderOfItem.ts'

/** Has the design service create the item's project; the number is stored by {@link saveProject}. */
export async function createProject(deps: DesignDeps, person: Person, quoteItemId: number) {
  const work = await changeableItem(deps, person, quoteItemId)
  const projectNo = await askService(deps.designService.createProject(subjectOf(work)))
  return { projectNo, message: text('eskoProjectCreated') }
}

/** Tells the design service what the item of its project is called now. */
export async function updateProject(deps: DesignDeps, person: Person, quoteItemId: number) {
  const work = await changeableItem(deps, person, quoteItemId)
  const subject = subjectOf(work)
  if (subject.project === '') {
    const message = 'The item has no project yet.'
    throw new Problem('rule-failed', message, { errors: [{ path: 'designProjectNo', message }] })
  }
  const projectNo = await askService(deps.designService.createProject(subject))
  return { projectNo, message: 'Design project has been saved.' }
}

/** The ARD file that the design service has for the item's project. */
export async function ardName(deps: DesignDeps, person: Person, quoteItemId: number) {
  return askService(deps.designService.ardOf(subjectOf(await readItemFor(deps.db, person, quoteItemId))))
}

/** Has the ARD file of an item made from the standards and keeps it with the item; its name is stored by a call of its own. */
export async function ardFromStandards(deps: DesignDeps, person: Person, quoteItemId: number) {
  const { designService, masters } = deps
  const work = await changeableItem(deps, person, quoteItemId)
  const order = await orderOfItem(masters, work)
  const project = order.project || (await askService(designService.createProject(order)))
  const { ardFileName, exists, file } = await askService(
    designService.ardFromStandards({ ...order, project }),
  )
  let kept = ardFileName
  if (file !== null) {
    const keeping = keepDesign(deps, person, {
      ...{ quoteItemId, ardFileName, mfgFileName: '', files: [{ ...file, fileName: ardFileName }] },
      ...{ confirmed: null, origin: designInputs(work.sections), source: '', isPart: true },
      isStandIn: designService.isStandIn,
      details: names => {
        kept = names.ardFileName
        return {}
      },
    })
    await askService(keeping)
  }
  return { projectNo: project, ardFileName: kept, exists, message: text('eskoStandardSuccess') }
}

const saveDesign = (
  deps: DesignDeps,
  person: Person,
  { item, sections, versions }: WorkItem,
  changes: Partial<SectionOf<'design'>>,
): Promise<SectionSaved> =>
  saveSection(deps, person, {
    key: 'design',
    quoteItemId: item.id,
    version: versions.design,
    values: { ...sections.design, ...changes },
  })

/** Stores the number of the item's project. */
export async function saveProject(
  deps: DesignDeps,
  person: Person,
  { quoteItemId, projectNo }: { readonly quoteItemId: number; readonly projectNo: string },
): Promise<SectionSaved> {
  const work = await readItemFor(deps.db, person, quoteItemId)
  return saveDesign(deps, person, work, { designProjectNo: projectNo })
}

export interface DetailsToSave {
  readonly quoteProductId: number
  readonly designProjectNo: string
  readonly ardFileName: string
  readonly mfgFileName: string
}

/** Whether the ARD file is there: with the item, or with the design service. What can't be asked counts as no. */
async function hasArd(deps: DesignDeps, work: WorkItem, ardFileName: string): Promise<boolean> {
  if (ardFileName === '') return false
  if ((await documentNamed(deps.db, work.item.id, ardFileName)) !== undefined) return true
  const found = await deps.designService.ardOf(subjectOf(work)).catch(() => null)
  return found?.exists === true && sameFileName(found.ardFileName, ardFileName)
}

/** Stores project number and file names of the design service on the item, and whether the ARD file is there. */
export async function saveDetails(
  deps: DesignDeps,
  person: Person,
  { quoteProductId, ...names }: DetailsToSave,
): Promise<SectionSaved> {
  const work = await readItemFor(deps.db, person, quoteProductId)
  const isArdFileExisted = await hasArd(deps, work, names.ardFileName)
  return saveDesign(deps, person, work, { ...names, isArdFileExisted })
}
