"""Partner hospital: a reception desk, waiting benches, a wheelchair and a corridor with doors."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'in1','b':'tu1','c':'cl2','d':'ma1'}[K]; reset(); cyc(G)
room(9.6,5.8,3.1,floor='cl1' if K!='b' else 'in3',wall='cl0' if K!='b' else 'in1',wall2='ne3',base='ne7',skirt='ne5')
with at(0,-3.18): zari(9.9,-.33,.18,'ma8')
box(0,2.87,0,9.6,.05,1.0,'ne5',.005)
with at(0,2.84): zari(9.56,1.0,.16,'in8')
with at(-4.77,0,0,90): zari(5.7,1.0,.16,'in8')
for i in range(10): box(-4.8+.96*i,0,0,.012,5.8,.003,'cl3',0)
poly([(-4.8,-1.15),(4.8,-1.15),(4.8,-.95),(-4.8,-.95)],.002,.003,'ma5')
# doors with round windows, a red cross plate
for x,c in((-3.3,'in5'),(3.5,'ma5')):
    box(x,2.86,0,1.5,.1,2.25,'wood2',.02); [box(x+s*.36,2.8,.02,.68,.06,2.15,c,.01) for s in(-1,1)]; [cyl(x+s*.36,2.76,1.5,.15,.02,'in1',axis='Y') for s in(-1,1)]; [box(x+s*.08,2.75,1.0,.03,.04,.3,'steel',.005) for s in(-1,1)]
box(-3.3,2.83,2.4,.8,.04,.36,'cl0',.01); box(-3.3,2.8,2.53,.24,.02,.08,'red',0); box(-3.3,2.8,2.45,.08,.02,.24,'red',0)
# reception
with at(.1,1.5):
    box(0,0,0,3.2,.7,1.05,'ma7',.03); box(0,-.0,1.05,3.4,.85,.05,'cl0',.015); 
    with at(0,-.37): zari(3.1,.4,.3,'in8')
    with at(-.8,.05,1.1,180): screen('in1',.9)
    box(.6,.0,1.1,.3,.22,.03,'in5',.004,rz=10); cyl(1.2,.0,1.1,.06,.1,'ma5',r2=.075); [ball(1.2+.07*math.cos(k*.9),.07*math.sin(k*.9),1.26+.02*(k%3),.045,'tu5',sub=3) for k in range(7)]
with at(-.7,2.15,0,4): nurse(skin='skin2',hands=((-.18,-.44,1.14),(.14,-.44,1.14)),nod=6)
with at(.75,2.15,0,-6): person(top='tu5',bottom='ma7',dress='saree',skin='skin3',hands=((-.1,-.42,1.16),(.2,-.44,1.14)))
box(.1,2.83,1.5,2.6,.04,.7,'in8',.01); [ball(-.75+.42*k,2.8,1.85,.11,('tu5','ma5')[k%2],(1,.2,1),sub=3) for k in range(5)]
if K!='b':                                                             # half of him would be cut
  with at(.1 if K!='c' else -.6,.75,0,178 if K!='c' else 166): person(top='cl1',bottom='cl0',dress='panche',dup='cl0',border='ma7',hair='short',hc='grey',skin='skin4',hands=((-.14,-.4,1.12),(.2,-.34,1.12)))
if K!='b':
  with at(-.6 if K!='c' else -1.3,.7,0,186 if K!='c' else 170): person(top='ma5',bottom='tu5',dress='saree',skin='skin3',build=1.08,hc='grey',fwd=(20,10))
# benches
for x,y,r in((-2.9,.2,90),(-1.9,-2.0,180)) if K not in 'bc' else ():
    with at(x,y,0,r):
        box(0,0,.4,2.0,.46,.06,'in5',.02,seg=3); box(0,.22,.5,2.0,.05,.42,'in5',.02,rx=-8,seg=3); [box(s*.85,0,0,.06,.4,.4,'steel',.01) for s in(-1,1)]
for x,y,r,o in((-2.88,.75,90,dict(top='ne7',bottom='tu3',dress='saree',skin='skin3')),(-2.88,.1,90,dict(top='tu5',bottom='in7',dress='shirt',hair='short',skin='skin2',h=.72)),(-2.88,-.45,90,dict(top='cl0',bottom='in8',dress='shirt',hair='short',hc='grey',skin='skin4')),(-1.5,-2.0,180,dict(top='in5',bottom='tu3',dress='saree',skin='skin2',hc='grey',build=1.1))) if K not in 'bc' else ():
    with at(x,y,-.02,r): person(**o,pose='sit',fwd=(34,30))
if K!='c':
  with at(-2.35,.75,.62,60,.9): baby('ma3','skin2')
# wheelchair pushed by a student
if K!='c':                                                             # the edge would cut them
  with at(2.0,-.35,0,-62):
      for sx in(-1,1):
          tube([(sx*.33,.1+.3*math.cos(t),.32+.3*math.sin(t)) for t in np.linspace(0,6.2832,29)],.022,'ink'); tube([(sx*.33,.1+.3*math.cos(t),.32+.3*math.sin(t)) for t in np.linspace(0,6.2832,29)],.008,'steel'); cyl(sx*.32,.1,.32,.04,.06,'steel',axis='X'); [tube([(sx*.33,.1,.32),(sx*.33,.1+.3*math.cos(k*1.05),.32+.3*math.sin(k*1.05))],.005,'steel') for k in range(6)]; tube([(sx*.27,-.34,.1),(sx*.27,-.34,.46),(sx*.27,.22,.46),(sx*.27,.26,1.0),(sx*.27,.42,1.0)],.017,'steel'); cyl(sx*.27,-.36,.09,.08,.04,'ink',axis='X'); tube([(sx*.29,-.3,.68),(sx*.29,.22,.68)],.022,'ink'); box(sx*.13,-.52,.12,.18,.2,.025,'ink',.006,rx=12)
      box(0,-.05,.44,.52,.5,.06,'ma7',.02); box(0,.23,.5,.52,.05,.46,'ma7',.02)
      with at(0,.02,.02): person(top='ne5',bottom='tu3',dress='saree',pose='sit',hc='grey',skin='skin4',fwd=(30,30),nod=6)
      with at(0,.88,0): student(skin='skin2',hands=((-.26,-.46,1.02),(.26,-.46,1.02)),stride=.1)
# doctor and students with a chart
if K not in 'bc':                                                      # his head would stand behind hers
  with at(3.4,.9,0,-8): person(coat='cl0',top='in5',bottom='in8',dress='shirt',hair='short',hc='grey',skin='skin3',steth=True,hands=((-.12,-.32,1.12),(.12,-.32,1.12)),hold=('sheet','ma5'),build=1.06)
if K not in 'bc':
  with at(2.72,.42,0,82): student(hair='bun',skin='skin3',hands=((-.1,-.28,1.05),(.1,-.28,1.05)),hold=('book','in7'),nod=12)
if K!='c':
  with at(4.12 if K!='b' else 4.2,.5 if K!='b' else .2,0,-72): student(skin='skin4',dup='in7',hair='scarf',hc='cl0',fwd=(20,14))
if K!='d':                                                             # it would stand before the lens
    with at(4.25,-2.2): plant(1.4,'tu5',11)
with at(-4.3,2.35): plant(1.3,'ma5',11)
with at(-4.76,-.9,1.35,90): window(1.8,1.2,nx=3,glass='tu1')
if K!='b':
  with at(1.95,2.84,2.3): clock()
hour({'a':'morning','b':'noon','c':'golden','d':'soft'}[K],{'a':44,'b':-40,'c':50,'d':46}[K])
shoot('hospital',dict(a=((.0,-.1,1.05),37,14,17,60,(-.225,.0)),p=((0,-.1,1.1),21.5,14,18,60),b=((1.9,.2,1.05),9.2,-30,15,60),c=((.35,1.3,1.15),7.6,22,12,60),d=((2.95,.6,1.02),7.7,2,15,60)),bounces=4,ground=G)
