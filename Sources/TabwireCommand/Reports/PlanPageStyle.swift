/// The style of the HTML report.
enum PlanPageStyle {
  /// The style sheet, besides that of the drawings.
  static let css = """
    :root {
      --page: #f6f7f9; --card: #ffffff; --edge: #dfe3e8; --ink: #1c2128; --faint: #5b6472;
      --none: #5b6472; --calm: #15743b; --noticeable: #8a5a00; --disruptive: #b3261e;
      --none-tint: #eceff3; --calm-tint: #d9f2e2; --noticeable-tint: #fbeecb; --disruptive-tint: #fde3e1;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0f1115; --card: #15181d; --edge: #2d333c; --ink: #e8ebf0; --faint: #9aa4b2;
        --none: #9aa4b2; --calm: #7ed9a0; --noticeable: #efca66; --disruptive: #ff9d97;
        --none-tint: #22272f; --calm-tint: #173826; --noticeable-tint: #3b3015; --disruptive-tint: #47201e;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 61rem; padding: 1.5rem 1rem 3rem; background: var(--page); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; letter-spacing: -.01em; }
    h2 { font-size: 1.2rem; margin: 2.25rem 0 .75rem; }
    h3 { font-size: 1rem; margin: 0 0 .75rem; line-height: 1.6; }
    .verdict { margin: 0; padding: .75rem 1rem; border-radius: 12px; }
    .verdict b { text-transform: capitalize; margin-right: .25rem; }
    .verdict.none { background: var(--none-tint); } .verdict.calm { background: var(--calm-tint); }
    .verdict.noticeable { background: var(--noticeable-tint); } .verdict.disruptive { background: var(--disruptive-tint); }
    .verdict.none b { color: var(--none); } .verdict.calm b { color: var(--calm); }
    .verdict.noticeable b { color: var(--noticeable); } .verdict.disruptive b { color: var(--disruptive); }
    .counts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; margin: 1rem 0 1.5rem; padding: 0; }
    .counts li { color: var(--faint); } .counts b { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
    .counts .none b { color: var(--none); } .counts .calm b { color: var(--calm); }
    .counts .noticeable b { color: var(--noticeable); } .counts .disruptive b { color: var(--disruptive); }
    article {
      background: var(--card); border: 1px solid var(--edge); border-radius: 14px; padding: 1rem 1rem .75rem;
      margin: 0 0 1rem;
    }
    .note { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: 12px; background: var(--noticeable-tint); }
    article.advice { border-color: var(--calm); border-width: 2px; }
    article.advice p { margin: 0; } article.advice ol { margin: .5rem 0 .75rem; padding-left: 1.25rem; }
    .badge { display: inline-block; padding: 0 .6rem; border-radius: 99px; font-size: .8125rem; margin-right: .35rem; }
    .badge.none { background: var(--none-tint); color: var(--none); }
    .badge.calm { background: var(--calm-tint); color: var(--calm); }
    .badge.noticeable { background: var(--noticeable-tint); color: var(--noticeable); }
    .badge.disruptive { background: var(--disruptive-tint); color: var(--disruptive); }
    .outcome { display: grid; gap: .75rem 1.75rem; }
    .outcome > * { min-width: 0; }
    .picture { overflow-x: auto; padding: 2px; }
    .picture svg { display: block; width: 100%; height: auto; }
    .effects { margin: 0; padding: 0; list-style: none; }
    .effects li { padding-left: 1.1rem; margin-bottom: .4rem; position: relative; }
    .effects li::before {
      content: ""; position: absolute; left: 0; top: .5em; width: .5rem; height: .5rem; border-radius: 50%;
      background: var(--none);
    }
    .effects .calm::before { background: var(--calm); } .effects .noticeable::before { background: var(--noticeable); }
    .effects .disruptive::before { background: var(--disruptive); border-radius: 2px; }
    .faint, footer { color: var(--faint); font-size: .875rem; } p.faint { margin: .25rem 0 0; }
    details summary { cursor: pointer; color: var(--faint); font-size: .875rem; padding: .25rem 0; }
    pre { overflow-x: auto; padding: .75rem; border-radius: 8px; background: var(--page); font-size: .8125rem; margin: .5rem 0; }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: 1.5rem 0 .5rem; }
    .legend li { display: flex; align-items: center; gap: .5rem; }
    :focus-visible { outline: 2px solid var(--calm); outline-offset: 2px; border-radius: 6px; }
    svg .none { fill: none; stroke: var(--faint); stroke-dasharray: 4 4; }
    svg .life { stroke-width: 3; stroke-linecap: butt; opacity: .55; } svg .life.chosen { stroke-width: 9; opacity: 1; }
    svg .loss { stroke: var(--disruptive); stroke-width: 2.5; fill: none; stroke-linecap: round; }
    svg .creation { stroke: var(--calm); stroke-width: 2; fill: none; stroke-linecap: round; }
    svg .new { fill: var(--calm-tint); }
    svg .glyph { stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    svg .dot { fill: var(--disruptive); stroke: var(--card); stroke-width: 1.5; }
    @media (min-width: 52rem) {
      body { padding-top: 3rem; } h1 { font-size: 2rem; }
      .outcome { grid-template-columns: minmax(0, 22rem) 1fr; align-items: center; }
      article { padding: 1.25rem 1.5rem 1rem; }
    }
    @media print { body { background: none; } article { break-inside: avoid; } }
    """

  /// The legend of the drawings.
  static let legend = """
    <ul class="legend">
    <li><svg width="26" height="12" aria-hidden="true"><path class="line t0 life chosen" d="M0 6h26"/></svg> the page in \
    front of the user</li>
    <li><svg width="26" height="12" aria-hidden="true"><path class="line t0 life" d="M0 6h26"/></svg> stays open</li>
    <li><svg width="14" height="12" aria-hidden="true"><path class="loss" d="M2 1l10 10m0 -10l-10 10"/></svg> lost, with \
    half-typed forms</li>
    <li><svg width="16" height="16" aria-hidden="true"><circle class="new" cx="8" cy="8" r="8"/><path class="creation" \
    d="M4 8h8m-4 -4v8"/></svg> new</li>
    <li><svg width="20" height="20" aria-hidden="true"><circle class="mark" cx="10" cy="10" r="9" style="stroke-width: 1.5"/>\
    <path class="mark glyph" d="M6 10h8m-4 -4v8"/></svg> a button, which is never selected</li>
    </ul>
    """
}
