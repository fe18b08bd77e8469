const play = 'min(0.5, t/3)'

/** Allowances that styles of one kind of board have in common. */
export const usual = {
  play,
  /** A glued tube. */
  board: { play, lap: '30' },
  carton: { play, lap: 'min(15, 0.6*W)' },
  /** A lid that tucks in. */
  boardTuck: { tuck: '30', tuckRadius: 'min(20, tuck/2)' },
  cartonTuck: { tuck: 'max(12, min(20, W/3))', tuckRadius: 'min(10, tuck/2)', slit: '5' },
  /** A snap-lock bottom. */
  boardLock: { lockOver: 'min(40, 0.4*W)', lockInset: 'max(6, t/2 + play)' },
  cartonLock: { lockOver: 'min(15, 0.35*W)', lockInset: 'max(1.5, t/2 + play)' },
  /** Tongues of a rolled wall. */
  tabs: { tab: 'min(33, W/5)', tabAt: 'min(40, W/6)' },
} as const
