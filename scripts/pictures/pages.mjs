/** The pages of the contact sheet: who sees them, where, how wide, and in which scheme. */
export const pages = [
  ['login', '', '/', 1440, 'light'],
  ['worklist', 'salesrep', '/assignedtome', 1440, 'light'],
  ['worklist-dark', 'salesrep', '/assignedtome', 1024, 'dark'],
  ['hub', 'salesrep', '/hub', 1440, 'light'],
  ['dashboard', 'salesrep', '/dashboard', 1440, 'light'],
  ['quote', 'salesrep', '/quotes/100001', 1440, 'light'],
  ['item', 'designer', '/qitem/2/overview', 1440, 'light'],
  ['pad', 'salesrep', '/scratch', 1440, 'light'],
  ['pad-768', 'salesrep', '/scratch', 768, 'light'],
  ['pad-390', 'salesrep', '/scratch', 390, 'light'],
  ['admin', 'sysadmin', '/admin', 1440, 'light'],
  ['denied', 'designer', '/admin/users', 1440, 'light'],
].map(([name, login, path, width, scheme]) => ({ name, login, path, width, scheme }))
