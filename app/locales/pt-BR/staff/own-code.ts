/** Texts of the code that the desk tells a patient for their own page. */
export const staffOwnCode = {
  link: 'Dizer um código para a página do paciente',
  title: 'Código para a página do paciente',
  lead: 'Primeiro confira quem é: nome completo, nascimento e telefone do cadastro. O código mostra a família e os dados.',
  back: (patient: string) => `Agendamento de ${patient}`,
  make: 'Fazer o código',
  again: 'Fazer outro',
  code: (code: string) => `Código: ${code.slice(0, 3)} ${code.slice(3)}`,
  until: (time: string) => `Vale até ${time}, uma vez. Um código novo anula o anterior.`,
};
