/** One sheet for all pages of the development provider; light and dark by the system's preference. */
export const styles = `
:root{
--ground:#f7f2ea;--sheet:#fff;--edge:#e3dccf;--field-edge:#7d8798;--ink:#1b2430;--quiet:#535e6e;
--accent:#20419b;--on-accent:#fff;--accent-hover:#162e70;--chip:#f0e8db;
--bad:#b3261e;--bad-ground:#fbe9e7;--shadow:0 1px 2px rgb(27 36 48/.08),0 4px 16px rgb(27 36 48/.06)}
@media (prefers-color-scheme:dark){:root{
--ground:#11151c;--sheet:#191f28;--edge:#2b3440;--field-edge:#7a8799;--ink:#e5e9f0;--quiet:#a4afbf;
--accent:#9db4ff;--on-accent:#0d1733;--accent-hover:#c3d1ff;--chip:#2b2a26;
--bad:#ff8a80;--bad-ground:#3a1a1a;--shadow:0 1px 2px rgb(0 0 0/.4)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);
font:13px/1.45 "Inter Variable",Inter,system-ui,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:68rem;margin:0 auto;padding:clamp(1.5rem,5vh,4rem) 2rem 3rem}
main.narrow{max-width:34rem;padding-top:16vh}
header{display:flex;gap:.75rem;align-items:center;margin-bottom:1.5rem}
.mark{flex:none;width:2.5rem;height:2.5rem;fill:none;stroke:var(--accent);stroke-width:2.2;stroke-linecap:round;
stroke-linejoin:round}
h1{margin:0;font-size:20px;font-weight:600;line-height:1.3;letter-spacing:-.01em}
h2{margin:0;font-size:15px;font-weight:600;line-height:1.4}
p{margin:0}
.quiet{color:var(--quiet)}
.columns{display:grid;grid-template-columns:minmax(0,18rem) minmax(0,1fr);gap:1.5rem;align-items:start}
.sheet{background:var(--sheet);border:1px solid var(--edge);border-radius:6px;padding:1rem;box-shadow:var(--shadow)}
form.fields{display:grid;gap:1rem}
.field{display:grid;gap:.375rem}
label{font-size:12px;color:var(--quiet)}
input{width:100%;padding:.5rem .625rem;font:inherit;color:inherit;background:var(--sheet);
border:1px solid var(--field-edge);border-radius:6px}
input[aria-invalid=true]{border-color:var(--bad)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.main-button{padding:.5rem 1rem;font:inherit;font-weight:500;color:var(--on-accent);background:var(--accent);
border:0;border-radius:6px;cursor:pointer}
.main-button:hover{background:var(--accent-hover)}
a.main-button{display:inline-block;text-decoration:none;margin-top:1.25rem}
.bad{color:var(--bad);background:var(--bad-ground);border-radius:6px;padding:.5rem .625rem}
code{font:.9375em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--chip);padding:.1em .4em;
border-radius:4px}
.guides{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-bottom:1rem}
.guide{padding:.25rem .75rem;font:inherit;font-weight:500;color:var(--accent);background:var(--sheet);
border:1px solid var(--edge);border-radius:6px;cursor:pointer}
.guide:hover{border-color:var(--accent)}
.people-head{display:grid;gap:.25rem;margin-bottom:1rem}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(14.5rem,1fr));gap:.5rem;margin:0;padding:0;
list-style:none}
.people li{display:flex}
.person{display:flex;flex-direction:column;gap:.25rem;width:100%;padding:.625rem .75rem;text-align:left;font:inherit;
color:inherit;background:var(--sheet);border:1px solid var(--edge);border-radius:6px;cursor:pointer}
.person:hover{border-color:var(--accent);box-shadow:var(--shadow)}
.who{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline}
.who strong{font-weight:500}
.who span,.about{color:var(--quiet);font-size:12px;line-height:1.4}
.roles{display:flex;flex-wrap:wrap;gap:.25rem}
.roles span{background:var(--chip);border-radius:4px;padding:.0625rem .4375rem;font-size:11px;line-height:1.45}
@media (max-width:52rem){.columns{grid-template-columns:minmax(0,1fr)}main{padding-inline:1rem}}
`
