import { expect, test } from 'vitest';
import { chromeMessages } from '#app/locales/chrome.ts';
import { externalLinkMessages } from '#app/locales/external-link.ts';
import { browserErrorsMessages } from './browser-errors.ts';

test('the specification’s texts are letter by letter', () => {
  const { view, inline, reload, tryAgain, whatsapp, loading } = browserErrorsMessages['pt-BR'];
  expect(Object.values(view)).toEqual([
    'Conteúdo Médico Indisponível',
    'Erro de Conexão',
    'Erro ao Carregar Página',
  ]);
  expect(Object.values(inline)).toEqual([
    'Módulo temporariamente indisponível',
    'Erro de conexão',
    'Componente temporariamente indisponível',
  ]);
  expect([reload, tryAgain, whatsapp]).toEqual([
    'Recarregar Página',
    'Tentar Novamente',
    'WhatsApp Urgente',
  ]);
  expect(Object.values(loading)).toEqual([
    'Carregando...',
    'Carregando página...',
    'Preparando conteúdo...',
  ]);
  expect(chromeMessages['pt-BR'].failure).toEqual({
    title: 'Ocorreu um erro inesperado',
    text: 'Verifique o console do navegador para mais detalhes',
    reload: 'Recarregar Página',
  });
  const { ask, callFailed, mailFailed } = externalLinkMessages['pt-BR'];
  expect(ask('o WhatsApp')).toBe('Você será redirecionado para o WhatsApp. Continuar?');
  expect(callFailed('(00) 0000')).toBe('Erro ao iniciar chamada. Ligue manualmente: (00) 0000');
  expect(mailFailed('a@example.com')).toBe(
    'Erro ao abrir cliente de email. Envie para: a@example.com',
  );
});
