import { actionDialogs } from '../../resources/actionDialogs/index.ts'
import { boardGradeMasters } from '../../resources/boardGradeMasters/index.ts'
import { catalogueMasters } from '../../resources/catalogueMasters/index.ts'
import { deliveryLog } from '../../resources/deliveryLog/index.ts'
import { flutes } from '../../resources/flutes/index.ts'
import { inkGroups } from '../../resources/inkGroups/index.ts'
import { inks } from '../../resources/inks/index.ts'
import { marginFloors } from '../../resources/marginFloors/index.ts'
import { messageOptions } from '../../resources/messageOptions/index.ts'
import { messageTemplates } from '../../resources/messageTemplates/index.ts'
import { orderTypes } from '../../resources/orderTypes/index.ts'
import { ownStyles } from '../../resources/ownStyles/index.ts'
import { plants } from '../../resources/plants/index.ts'
import { priceTerms } from '../../resources/priceTerms/index.ts'
import { quoteTexts } from '../../resources/quoteTexts/index.ts'
import { rates } from '../../resources/rates/index.ts'
import { rehearsals } from '../../resources/rehearsals/index.ts'
import { roles } from '../../resources/roles/index.ts'
import { scopes } from '../../resources/scopes/index.ts'
import { stepWorkgroups } from '../../resources/stepWorkgroups/index.ts'
import { templateActions } from '../../resources/templateActions/index.ts'
import { templateCategories } from '../../resources/templateCategories/index.ts'
import { templateSteps } from '../../resources/templateSteps/index.ts'
import { truckTypes } from '../../resources/truckTypes/index.ts'
import { users } from '../../resources/users/index.ts'
import { workflowActions } from '../../resources/workflowActions/index.ts'
import { workflowFields } from '../../resources/workflowFields/index.ts'
import { workflowNotifications } from '../../resources/workflowNotifications/index.ts'
import { workflowOptions } from '../../resources/workflowOptions/index.ts'
import { workflowSteps } from '../../resources/workflowSteps/index.ts'
import { workflowTemplates } from '../../resources/workflowTemplates/index.ts'
import { workgroups } from '../../resources/workgroups/index.ts'
import type { LinkEntry } from './entries.ts'

/** A page of the workflow's rules, which are no records of their own. */
const validations = {
  name: 'admin/workflow/validations',
  options: {
    label: 'Workflow Validations',
    part: 'Workflow',
    about: 'Which fields each step may edit, and which it asks for.',
  },
}

const maintenance = {
  name: 'maintenance',
  options: {
    label: 'Maintenance',
    part: 'System',
    about: 'What runs and what waits: jobs, outside systems, caches, backup and restore.',
  },
}

/** The pages of the Admin section by their parts, each shown by its own right (000 §2, DECISIONS N41 N42). */
export const adminPages: readonly Pick<LinkEntry, 'label' | 'to' | 'part' | 'about'>[] = [
  users,
  roles,
  scopes,
  workgroups,
  plants,
  inks,
  inkGroups,
  boardGradeMasters,
  flutes,
  rates,
  ownStyles,
  catalogueMasters,
  marginFloors,
  priceTerms,
  orderTypes,
  rehearsals,
  truckTypes,
  workflowTemplates,
  templateSteps,
  templateActions,
  actionDialogs,
  templateCategories,
  validations,
  workflowSteps,
  stepWorkgroups,
  workflowActions,
  workflowOptions,
  workflowFields,
  workflowNotifications,
  messageTemplates,
  messageOptions,
  quoteTexts,
  deliveryLog,
  maintenance,
].map(({ name, options: { label, part, about } }) => ({ to: `/${name}`, label, part, about }))
