export { type AdministrationChange, administrationFinding } from './administrationFinding.ts'
export { asksFor } from './asksFor.ts'
export {
  type DepartmentCode,
  departmentCodes,
  type RoleCode,
  roleCodes,
  type ScopeCode,
  scopeCodes,
} from './codes.ts'
export { describeRight } from './describeRight.ts'
export { homeOf } from './homeOf.ts'
export { isAllowed, type Rights } from './isAllowed.ts'
export { type Colleague, isInitiator } from './isInitiator.ts'
export {
  anyMasterRight,
  type MasterKind,
  masterKinds,
  masterRights,
  newPricesRight,
} from './masters.ts'
export { mayChangeSharedView } from './mayChangeSharedView.ts'
export { mayEditQuote } from './mayEditQuote.ts'
export { type Belonging, mayViewItem, type Viewer } from './mayViewItem.ts'
export { missingRight } from './missingRight.ts'
export { pageOf, redirectFrom } from './pageAccess.ts'
export {
  adminOptionsRight,
  catalogueRight,
  createQuoteRight,
  existingProductsRight,
  type PageAccess,
  pageRoles,
  pages,
  plantRight,
} from './pages.ts'
export { all, any, anyone, type Right, role, scope, signedIn } from './right.ts'
export { seesEveryCustomer } from './seesEveryCustomer.ts'
export { type LinkedUser, type UserFinding, userFindings } from './userFindings.ts'
