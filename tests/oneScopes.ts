/** Who holds these scopes alone, and the entries of the Admin section that they see (specification 002 §6). */
export const oneScopes: readonly {
  readonly login: string
  readonly scopes: readonly string[]
  readonly entries: readonly string[]
}[] = [
  {
    login: 'only_people',
    scopes: ['EDIT_USER_ACCESS'],
    entries: ['Users', 'Roles', 'Scopes', 'Workgroups'],
  },
  {
    login: 'only_plants',
    scopes: ['EDIT_CONFIG_MASTER'],
    entries: ['Plants', 'Flutes', 'Own Styles', 'Catalogue', 'Order Types', 'Truck Types'],
  },
  {
    login: 'only_costing',
    scopes: ['EDIT_COSTING_MASTER'],
    entries: ['Rates', 'Margin Floors', 'Customer Price Terms'],
  },
  { login: 'only_inks', scopes: ['EDIT_INK_MASTER'], entries: ['Inks', 'Ink Groups'] },
  { login: 'only_board', scopes: ['EDIT_BOARDGRADE_MASTER'], entries: ['Board Grade Master'] },
  {
    login: 'only_workflow',
    scopes: ['EDIT_WORKFLOW_MASTER'],
    entries: [
      'Templates',
      'Template Steps',
      'Template Step Actions',
      'Step Action Dialogs',
      'Template Categories',
      'Workflow Steps',
      'Step Workgroups',
      'Workflow Actions',
      'Workflow Options',
      'Workflow Fields',
      'Workflow Notifications',
    ],
  },
  { login: 'only_rules', scopes: ['EDIT_VALIDATION_MASTER'], entries: ['Workflow Validations'] },
  {
    login: 'only_messages',
    scopes: ['EDIT_TEMPLATE_MSG'],
    entries: ['Message Templates', 'Message Options', 'Delivery Log'],
  },
  { login: 'only_texts', scopes: ['EDIT_REPORTING_MASTER'], entries: ['Quote Texts'] },
  {
    login: 'only_others',
    scopes: ['MAINTENANCE', 'EDIT_TOOLING_MASTER', 'EDIT_WORKCENTRE_MASTER', 'VIEW_WORKCENTRE_MASTER'],
    entries: [],
  },
]
