import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { partnersQuery } from '#web/data/partners.ts';
import { PartnerLogos } from './partner-logos.tsx';

it('links to a partner’s website, and to nothing where there is none', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(partnersQuery.queryKey, [
    { _id: 'a', name: 'Bib', website: 'https://bib.example', logo: null, version: 1 },
    { _id: 'b', name: 'Zonder', website: '', logo: null, version: 1 },
  ]);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <PartnerLogos />
    </QueryClientProvider>,
  );
  expect(markup).toMatch(/<li><a href="https:\/\/bib.example"[^>]*>Bib<\/a><\/li><li>Zonder<\/li>/);
});
