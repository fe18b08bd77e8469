import { all, any, type Right, role, scope } from './right.ts'

const company = scope('EDIT_CONFIG_MASTER')
const costing = scope('EDIT_COSTING_MASTER')
const userAccess = scope('EDIT_USER_ACCESS')
const inks = scope('EDIT_INK_MASTER')
const boardGrades = scope('EDIT_BOARDGRADE_MASTER')
const workflow = scope('EDIT_WORKFLOW_MASTER')
const messages = scope('EDIT_TEMPLATE_MSG')

/** Rehearsing prices: who may see the rates, and every customer's quotes. */
export const rehearsalRight = all(any(role('PRICING', 'SU'), costing), scope('VIEW_ALL_CUSTOMERS'))

/** Giving items new prices by a rehearsal: pricing staff and super users, not whoever keeps the rates. */
export const newPricesRight = all(role('PRICING', 'SU'), scope('VIEW_ALL_CUSTOMERS'))

/** What administrators keep, each with the right to keep it (specification 002 §6, DECISIONS "C05 C06 A28"). */
export const masterRights = {
  user: userAccess,
  role: userAccess,
  scope: userAccess,
  workgroup: userAccess,
  plant: company,
  workCentre: scope('EDIT_WORKCENTRE_MASTER'),
  truckType: company,
  flute: company,
  ownStyle: company,
  orderType: company,
  marginFloor: costing,
  priceTerms: costing,
  rate: costing,
  rehearsal: rehearsalRight,
  catalogueProduct: company,
  ink: inks,
  inkGroup: inks,
  boardGrade: boardGrades,
  boardGradeVariant: boardGrades,
  workflowStep: workflow,
  workflowAction: workflow,
  workflowStepWorkgroup: workflow,
  workflowOption: workflow,
  workflowTemplateCategory: workflow,
  workflowNotification: workflow,
  workflowField: workflow,
  messageTemplate: messages,
  messageOption: messages,
  quoteText: scope('EDIT_REPORTING_MASTER'),
} as const satisfies Record<string, Right>

export type MasterKind = keyof typeof masterRights

export const masterKinds = Object.keys(masterRights) as [MasterKind, ...MasterKind[]]

/** The right to keep at least one kind of master. */
export const anyMasterRight = any(...new Set(Object.values(masterRights)))
