import { z } from 'astro/zod';

/**
 * The fields at the top of a page. A chapter has `idea`, `order` and `published`; other pages have
 * none of the three.
 */
export const frontmatter = z
  .object({
    title: z.string(),
    // Search engines and shared links show it.
    description: z.string(),
    // The question that the page answers, below its title.
    question: z.string().optional(),
    // The answer in a sentence or two, so that it is on the first screen.
    idea: z.string().optional(),
    // The functions that a reader in a hurry needs, each with its purpose, such as "Push out".
    jobs: z
      .array(z.strictObject({ job: z.string(), fn: z.string() }))
      .min(1)
      .max(4)
      .optional(),
    // The chapter's place in the book; tens leave room between two.
    order: z.number().int().positive().optional(),
    // The day it was published. It never changes, because the feed tells readers what is new.
    published: z.date().optional(),
    // The figure for link previews; by default the first figure of the page.
    preview: z.string().optional(),
  })
  .superRefine((page, context) => {
    if (!page.idea && !page.order && !page.published) return;
    for (const name of ['question', 'idea', 'order', 'published'] as const) {
      if (page[name] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: `A chapter needs "${name}".` });
    }
  });
