/** Posts as a WordPress gives them, the first changed last; for servers that only speak its language. */
export function fakePosts(count: number) {
  return Array.from({ length: count }, (_, at) => fakePost(at + 1));
}

export function fakePost(id: number) {
  const day = String(28 - (id % 28)).padStart(2, '0');
  return {
    id,
    status: 'publish',
    slug: `texto-${id}`,
    link: `https://source.example/2024/05/texto-${id}/`,
    title: { rendered: `Texto &amp; n&#186; ${id}` },
    content: { rendered: `<p>Olá, mundo ${id}.</p>`, protected: false },
    excerpt: { rendered: `<p>Resumo ${id} [&hellip;]</p>`, protected: false },
    date: `2024-05-${day}T22:30:00`,
    modified: `2024-06-${day}T22:30:00`,
    modified_gmt: `2024-06-${day}T23:30:00`,
    _embedded: {
      author: [{ id: 1, name: 'Ana &amp; Souza' }],
      'wp:term': [
        [{ id: 3, name: 'Olho seco', slug: 'olho-seco', taxonomy: 'category' }],
        [{ id: 9, name: 'lente', slug: 'lente', taxonomy: 'post_tag' }],
      ],
    },
  };
}
