import { scratchTyping } from './engines/scratchTyping.ts'
const r = await scratchTyping('http://localhost:5195', async page => { await page.evaluate(() => sessionStorage.setItem('boxwright.mockPerson','salesrep')); await page.goto('http://localhost:5195/scratch') }, Number(process.argv[2] ?? 10))
console.log(r.map(x => x.what + ': ' + x.value.toFixed(1)).join('\n'))
