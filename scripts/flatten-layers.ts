import type { CSSOptions } from 'vite';

type Processing = Exclude<CSSOptions['postcss'], string | undefined>;
type Processor = NonNullable<Processing['plugins']>[number];

/** The site's cascade layers, weakest first, each with how many ids its rules get on top. */
const WEIGHTS: Record<string, number> = {
  tokens: 0,
  base: 0,
  layout: 0,
  components: 1,
  pages: 2,
  media: 3,
};
/** Matches everything and weighs as much as an id: no element is called that. */
const WEIGHT = ':not(#_)';

/**
 * Turns `@layer` into plain rules of the same rank, because browsers before 2022 drop whole layers. A rule of a
 * stronger layer gets more ids than any rule of a weaker one can have. Style sheets are read one by one, so the
 * layers' order is known here, not read.
 * @throws on a layer without a rank, and on `!important`, which layers rank the other way round
 */
export function flattenLayers(): Processor {
  return {
    postcssPlugin: 'clareia-flatten-layers',
    OnceExit(root) {
      root.walkAtRules('layer', (layer) => {
        if (!layer.nodes) {
          layer.remove();
          return;
        }
        const weight = WEIGHTS[layer.params];
        if (weight === undefined) throw layer.error(`@layer ${layer.params} has no rank`);
        layer.walkDecls((declaration) => {
          if (declaration.important) throw declaration.error('has another rank in a layer');
        });
        layer.walkRules((rule) => {
          const { parent } = rule;
          // What is nested takes the weight of the rule around it; steps of an animation have none.
          if (parent?.type === 'rule') return;
          if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
          rule.selectors = rule.selectors.map((selector) => weighted(selector, weight));
        });
        layer.replaceWith(layer.nodes);
      });
    },
  };
}

/** `nav a::after` becomes `nav:not(#_) a::after`. */
export function weighted(selector: string, weight: number): string {
  return selector.replace(/^(?:[\w-]+|\*)?/, (type) => type + WEIGHT.repeat(weight));
}
