/** One sheet for all pages of the development provider; light and dark by the system's preference. */
export const styles = `
:root{
--ground:#f4f1ea;--sheet:#fffdf9;--edge:#d9d2c3;--field-edge:#857c69;--ink:#221f19;--quiet:#5d5647;
--accent:#1f5a52;--on-accent:#fff;--accent-hover:#17463f;--kraft:#a5712f;--chip:#ece5d6;
--bad:#9c1f14;--bad-ground:#fbe9e6;--shadow:0 1px 2px rgb(60 45 20/.08),0 8px 28px rgb(60 45 20/.07)}
@media (prefers-color-scheme:dark){:root{
--ground:#171613;--sheet:#211f1b;--edge:#3b3830;--field-edge:#8d8573;--ink:#f1ede3;--quiet:#b9b1a0;
--accent:#7cc7b8;--on-accent:#0c2621;--accent-hover:#98d8cb;--kraft:#d3a364;--chip:#322f28;
--bad:#ffb4a8;--bad-ground:#42201b;--shadow:0 1px 2px rgb(0 0 0/.4)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:76rem;margin:0 auto;padding:clamp(1.5rem,5vh,4rem) 2rem 3rem}
main.narrow{max-width:34rem;padding-top:16vh}
header{display:flex;gap:1rem;align-items:center;margin-bottom:2rem}
.mark{flex:none;width:3.5rem;height:2.4rem;fill:none;stroke:var(--ink);stroke-width:2.4;stroke-linecap:round}
.mark .flute{stroke:var(--kraft)}
h1{margin:0;font-size:1.75rem;line-height:1.2;letter-spacing:-.01em}
h2{margin:0;font-size:1.125rem;line-height:1.3}
p{margin:0}
.quiet{color:var(--quiet)}
.columns{display:grid;grid-template-columns:minmax(0,21rem) minmax(0,1fr);gap:2rem;align-items:start}
.sheet{background:var(--sheet);border:1px solid var(--edge);border-radius:12px;padding:1.5rem;box-shadow:var(--shadow)}
form.fields{display:grid;gap:1rem}
.field{display:grid;gap:.375rem}
label{font-weight:600;font-size:.9375rem}
input{width:100%;padding:.625rem .75rem;font:inherit;color:inherit;background:var(--ground);
border:1px solid var(--field-edge);border-radius:8px}
input[aria-invalid=true]{border-color:var(--bad)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.main-button{padding:.6875rem 1rem;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);
border:0;border-radius:8px;cursor:pointer}
.main-button:hover{background:var(--accent-hover)}
a.main-button{display:inline-block;text-decoration:none;margin-top:1.25rem}
.bad{color:var(--bad);background:var(--bad-ground);border-radius:8px;padding:.625rem .75rem}
code{font:.9375em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--chip);padding:.1em .4em;
border-radius:4px}
.people-head{display:grid;gap:.25rem;margin-bottom:1rem}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.75rem;margin:0;padding:0;
list-style:none}
.people li{display:flex}
.person{display:flex;flex-direction:column;gap:.375rem;width:100%;padding:.875rem 1rem;text-align:left;font:inherit;
color:inherit;background:var(--sheet);border:1px solid var(--edge);border-radius:10px;cursor:pointer}
.person:hover{border-color:var(--accent);box-shadow:var(--shadow)}
.who{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline}
.who strong{font-size:1.0625rem}
.who span,.about{color:var(--quiet);font-size:.875rem;line-height:1.4}
.roles{display:flex;flex-wrap:wrap;gap:.25rem}
.roles span{background:var(--chip);border-radius:4px;padding:.0625rem .4375rem;font-size:.8125rem;line-height:1.45}
@media (max-width:52rem){.columns{grid-template-columns:minmax(0,1fr)}main{padding-inline:1rem}}
`
