/** Names the master data this module brings; a site's own data brings its own name. */
export const masterDataVersion = 'palletisation-1'
